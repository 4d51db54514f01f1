import { describe, expect, test } from 'vitest';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import type { Fase, FaseDe } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { FORMATOS } from '#regras/configuracao/opcoes.ts';
import { MESSAGES } from '#textos/messages.ts';
import { fromField, toField } from '#web/dates/brasilia-time.ts';
import { planOf } from '#web/routes/criar/previa/plan.ts';
import { bodyOf, type Draft, newDraft } from '#web/routes/criar/rascunho/draft.ts';
import { phasesFor, withFormat, withPlaces } from '#web/routes/criar/rascunho/formats.ts';
import { merge } from '#web/routes/criar/rascunho/merge.ts';
import { valueAt, withValue } from '#web/routes/criar/rascunho/path.ts';
import { fieldsOf } from '#web/routes/criar/rascunho/phase-fields.ts';
import { problemsOf } from '#web/routes/criar/rascunho/problems.ts';
import { stepOf } from '#web/routes/criar/steps.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { reordered } from './reordered.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);
const MOST = 512;

function draftWith(fases: Fase[], vagas = 16): Draft {
  const draft = newDraft();
  return { ...draft, nome: 'Copa', fases, inscricao: { ...draft.inscricao, vagas } };
}

/** Each problem as 'path: words'. */
const wordsOf = (draft: Draft) =>
  problemsOf(draft, MOST).map(({ path, key, params }) => `${path}: ${t(key, params)}`);

describe('criteria that are put into another order', () => {
  const whole = ['vitorias', 'jogo_limpo', 'saldo', 'menos_vermelhos', 'sorteio'];
  const offered = new Set(['vitorias', 'saldo', 'sorteio', 'gols_pro']);

  test('leave those that are not offered yet where they are', () => {
    expect(reordered(whole, offered, ['sorteio', 'vitorias', 'saldo'])).toEqual([
      'sorteio',
      'jogo_limpo',
      'vitorias',
      'menos_vermelhos',
      'saldo',
    ]);
  });

  test('lose only the one that was taken out', () => {
    expect(reordered(whole, offered, ['vitorias', 'sorteio'])).toEqual([
      'vitorias',
      'jogo_limpo',
      'sorteio',
      'menos_vermelhos',
    ]);
  });
});

describe('a new draft', () => {
  test('only misses its name', () => {
    expect(wordsOf(newDraft())).toEqual(['nome: Dê um nome ao campeonato.']);
  });

  test('of a game on the pitch has no platform but the pitch, and nothing else of a console', () => {
    const draft = { ...newDraft(), modalidade: 'futsal', plataforma: 'crossplay' } as const;
    draft.regras.limite_forca = 85;
    draft.inscricao.pede = ['time', 'gamertag'];
    const body = bodyOf(draft);
    expect(body.plataforma).toBe('presencial');
    expect(body.regras.limite_forca).toBeNull();
    expect(body.inscricao.pede).toEqual(['time']);
    expect(bodyOf({ ...newDraft(), plataforma: 'xbox' }).plataforma).toBe('xbox');
  });

  test('is accepted by the contract as soon as it has one', () => {
    const body = bodyOf({ ...newDraft(), nome: ' Copa ' });
    expect(body.nome).toBe('Copa');
    expect(configuracao.parse(body)).toEqual(body);
  });
});

test('a phase takes a score of W.O. and a length, and gives them back without a trace', () => {
  const before = draftWith([novaFase('mata_mata')]);
  const offered = fieldsOf(novaFase('mata_mata'), undefined, true).more.flatMap((field) =>
    field.kind === 'optional' ? [field.name] : [],
  );
  expect(offered).toEqual(['wo_gols', 'duracao_minutos']);
  const chosen = offered.reduce((draft, name) => withValue(draft, `fases.0.${name}`, 5), before);
  expect(configuracao.parse(bodyOf(chosen)).fases[0]).toMatchObject({
    wo_gols: 5,
    duracao_minutos: 5,
  });
  const back = offered.reduce(
    (draft, name) => withValue(draft, `fases.0.${name}`, undefined),
    chosen,
  );
  expect(bodyOf(back)).toStrictEqual(bodyOf(before));
});

describe('a chosen format', () => {
  test.each(FORMATOS)('%s works for 4 to 64 participants as it comes', (formato) => {
    for (let n = 4; n <= 64; n += 3) {
      const draft = draftWith(phasesFor(formato, n), n);
      expect(wordsOf(draft), `${n}`).toEqual([]);
      expect(planOf(draft.fases, n).ok, `${n}`).toBe(true);
    }
  });

  test('is fitted to another number of places while nobody touched it', () => {
    const bigger = withPlaces(draftWith(phasesFor('grupos', 16)), 32);
    expect(valueAt(bigger, 'fases.0.grupos')).toBe(8);
  });

  test('stays as somebody made it', () => {
    const touched = withValue(draftWith(phasesFor('grupos', 16)), 'fases.0.grupos', 2);
    expect(valueAt(withPlaces(touched, 32), 'fases.0.grupos')).toBe(2);
  });

  test('takes chosen points and criteria over to another format', () => {
    const league = draftWith(phasesFor('pontos_corridos', 16));
    const chosen = withValue(league, 'fases.0.tabela.pontos.vitoria', 2);
    expect(valueAt(withFormat(chosen, 'suico'), 'fases.0.tabela.pontos.vitoria')).toBe(2);
    expect(valueAt(withFormat(league, 'grupos'), 'fases.0.tabela.criterios')).toContain(
      'menos_vermelhos',
    );
  });
});

describe('what cannot be is said in words', () => {
  const grupos = (part: Partial<FaseDe<'grupos'>>) => [
    novaFase('grupos', part),
    novaFase('mata_mata'),
  ];
  const liga = (part: Partial<FaseDe<'liga'>>) => [novaFase('liga', part), novaFase('mata_mata')];
  const cup = (entradas: number[], terceiro_lugar = false) => [
    novaFase('mata_mata', { entradas, terceiro_lugar }),
  ];
  test.each<[string, Fase[], number, string]>([
    [
      'groups of one',
      grupos({ grupos: 9 }),
      16,
      'fases.0.grupos: Com 16 participantes, o máximo de grupos de dois é 8.',
    ],
    [
      'more than a group has',
      grupos({ grupos: 5, classificam: 4 }),
      16,
      'fases.0.classificam: Com 16 participantes o menor grupo tem só 3: não dá para passarem 4 de cada.',
    ],
    [
      'more thirds than groups',
      grupos({ melhores: 5 }),
      16,
      'fases.0.melhores: Há 4 grupos: não podem passar mais de 4 da mesma posição.',
    ],
    [
      'thirds of groups of two',
      grupos({ grupos: 8, melhores: 2 }),
      16,
      'fases.0.melhores: Com 16 participantes o menor grupo tem só 2: todos passam, e não sobra quem comparar com os outros grupos.',
    ],
    [
      'too many Swiss rounds',
      [novaFase('suico', { rodadas: 8 })],
      8,
      'fases.0.rodadas: Sem repetir adversário, dá no máximo 7 rodadas.',
    ],
    [
      'more matches than opponents',
      liga({ jogos: 16 }),
      16,
      'fases.0.jogos: Há só 15 adversários para cada um.',
    ],
    [
      'pots of different sizes',
      liga({ potes: 3, jogos: 6 }),
      16,
      'fases.0.potes: 16 participantes não se dividem em 3 potes iguais.',
    ],
    [
      'unequal matches per pot',
      liga({ potes: 4, jogos: 6 }),
      16,
      'fases.0.jogos: 6 jogos não se dividem por igual entre 4 potes.',
    ],
    [
      'odd matches in odd pots',
      liga({ potes: 1, jogos: 5 }),
      15,
      'fases.0.jogos: Com potes de tamanho ímpar, o número de jogos por pote precisa ser par.',
    ],
    [
      'nobody to play against',
      [novaFase('pontos_corridos', { classificam: 1 }), novaFase('mata_mata')],
      16,
      'fases.0.classificam: A fase seguinte precisa de pelo menos dois.',
    ],
    [
      'entries that do not add up',
      cup([8, 4]),
      16,
      'fases.0.entradas: As entradas somam 12, mas são 16 participantes.',
    ],
    [
      'entries that do not pair up',
      cup([10, 6]),
      16,
      'fases.0.entradas: Na 2ª rodada sobra alguém sem adversário.',
    ],
  ])('%s', (_, fases, n, words) => {
    expect(wordsOf(draftWith(fases, n))).toContain(words);
    expect(stepOf(words.split(':')[0] ?? '')).toBe('formato');
  });

  test('whatever the engine refuses is already said', () => {
    for (let n = 2; n <= 20; n++) {
      for (let size = 2; size <= 8; size++) {
        const tries = [
          grupos({ grupos: size, classificam: 1 + (n % 3) }),
          liga({ jogos: size, potes: 1 + (n % 4) }),
          cup([size, Math.max(0, n - size)]),
          cup([Math.max(0, n - size), size], true),
        ];
        for (const fases of tries) {
          const draft = draftWith(fases, n);
          if (planOf(fases, n).ok) continue;
          expect(wordsOf(draft), JSON.stringify({ n, fases })).not.toEqual([]);
        }
      }
    }
  });

  test('an order of criteria with lots before the end, and points upside down', () => {
    const base = draftWith(phasesFor('pontos_corridos', 8), 8);
    const lots = withValue(base, 'fases.0.tabela.criterios', ['sorteio', 'vitorias']);
    expect(wordsOf(lots)).toEqual([
      'fases.0.tabela.criterios: Depois do sorteio nada mais desempata: deixe-o por último.',
    ]);
    const points = withValue(base, 'fases.0.tabela.pontos.empate', 4);
    expect(wordsOf(points)).toEqual([
      'fases.0.tabela.pontos.empate: Empate não pode valer mais do que vitória.',
    ]);
  });

  test('an end of ties in extra time, which can end level too', () => {
    const by = (...desempate: FaseDe<'mata_mata'>['desempate']) =>
      wordsOf(draftWith([novaFase('mata_mata', { desempate })], 8));
    const words =
      'fases.0.desempate: Depois da prorrogação ainda pode estar igual: termine com o que decide, como pênaltis.';
    expect(by('prorrogacao')).toEqual([words]);
    expect(by('penaltis', 'prorrogacao')).toEqual([words]);
    expect(by('prorrogacao', 'penaltis')).toEqual([]);
  });

  test('zones outside of the table, upside down, over each other and without a name', () => {
    const zona = (de: number, ate: number, legenda = 'G') =>
      ({ tipo: 'classifica', legenda, de, ate }) as const;
    const zonas = [zona(1, 4), zona(4, 9), zona(3, 2, ' ')];
    const draft = draftWith([novaFase('pontos_corridos', { zonas })], 8);
    expect(wordsOf(draft)).toEqual([
      'fases.0.zonas.1.ate: A tabela tem 8 posições.',
      'fases.0.zonas.1.de: Esta zona cobre posições de outra.',
      'fases.0.zonas.2.legenda: Dê um nome a esta zona.',
      'fases.0.zonas.2.de: A zona termina antes de começar.',
    ]);
  });

  test('an hour without agreement that somebody emptied', () => {
    const slot = { dia_semana: 0, hora: '' };
    const draft = withValue(draftWith([novaFase('mata_mata')]), 'regras.horario_sem_acordo', slot);
    expect(wordsOf(draft)).toEqual(['regras.horario_sem_acordo.hora: Diga a hora.']);
    expect(stepOf('regras.horario_sem_acordo.hora')).toBe('regras');
    expect(configuracao.safeParse(bodyOf(draft)).success).toBe(false);
  });

  test('more places than the plan has', () => {
    const [problem] = problemsOf(draftWith(phasesFor('mata_mata', 80), 80), 64);
    expect(problem).toMatchObject({ path: 'inscricao.vagas', params: { n: 64 } });
  });
});

describe('two people at once', () => {
  const base = { ...newDraft(), nome: 'Copa' };
  const mine = withValue(withValue(base, 'nome', 'Copa A'), 'regras.tolerancia_minutos', 5);
  const saved = withValue(withValue(base, 'nome', 'Copa B'), 'inscricao.vagas', 20);

  test('what only one of them changed is kept from both', () => {
    const { merged } = merge(base, mine, saved);
    expect(merged.regras.tolerancia_minutos).toBe(5);
    expect(merged.inscricao.vagas).toBe(20);
  });

  test('what both changed is for somebody to choose', () => {
    const { merged, clashes } = merge(base, mine, saved);
    expect(clashes).toEqual([{ path: 'nome', mine: 'Copa A', saved: 'Copa B' }]);
    expect(merged.nome).toBe('Copa A');
  });

  test('the same change of both is no clash', () => {
    expect(merge(base, mine, mine).clashes).toEqual([]);
  });
});

describe('places by path', () => {
  test('a value is replaced without touching the original', () => {
    const before = { a: [{ b: 1 }, { b: 2 }] };
    expect(withValue(before, 'a.1.b', 3)).toEqual({ a: [{ b: 1 }, { b: 3 }] });
    expect(before.a[1]).toEqual({ b: 2 });
  });

  test('a field is taken away, and what is not there is undefined', () => {
    expect(withValue({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 });
    expect(valueAt({ a: null }, 'a.b.c')).toBeUndefined();
  });
});

test('the hours of the form are those of Brasília', () => {
  expect(toField('2026-11-16T01:30:00.000Z')).toBe('2026-11-15T22:30');
  expect(fromField('2026-11-15T22:30')).toBe('2026-11-16T01:30:00.000Z');
  expect([toField(null), fromField('')]).toEqual(['', null]);
});
