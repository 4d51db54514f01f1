// What the rules say against what is played: each statement is compared with the matches of the plan, or
// with what the engine counts, for every preset and many sizes.
import { describe, expect, test } from 'vitest';
import { competitionState } from '#engine/competition.ts';
import { standings } from '#engine/tables/standings.ts';
import { type Fase, inscricao } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { REGRAS } from '#regras/configuracao/padroes.ts';
import { PRESETS, predefinido } from '#regras/configuracao/presets.ts';
import { competicaoDe, type PartidaDoMotor } from '#regras/montagem/competicao.ts';
import { type PlanoDaFase, planejar } from '#regras/montagem/plano.ts';
import { golsDoWo } from '#regras/montagem/regras-do-motor.ts';
import { FOLGA, type Vaga } from '#regras/montagem/vaga.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { regulamento } from './regulamento.ts';

const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 16, 20, 24, 28, 32, 36, 40, 64];
const LOCALES = ['pt-BR', 'en'] as const;
const TEXTS = {
  'pt-BR': translator<MessageKey>('pt-BR', MESSAGES['pt-BR']),
  en: translator<MessageKey>('en', MESSAGES.en),
};
type Locale = (typeof LOCALES)[number];

function textOf(locale: Locale, fases: readonly Fase[], n: number): string {
  const regulado = { fases, regras: REGRAS, inscricao: inscricao.parse({ vagas: n }) };
  return regulamento(regulado, TEXTS[locale], String)
    .flatMap(({ itens }) => itens)
    .join('\n');
}

function plansOf(fases: readonly Fase[], participantes: number): PlanoDaFase[] {
  const plan = planejar({ fases, sorteados: [], participantes });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problemas));
  return plan.value;
}

type Statement = readonly [key: MessageKey, isTrue: boolean, params?: Record<string, number>];

/** Each pair of slots that meet, and how often. */
function meetings({ partidas }: PlanoDaFase): number[] {
  const names = partidas.map(({ vagas }) => vagas.map((slot) => JSON.stringify(slot)).sort());
  return [...Map.groupBy(names, String).values()].map((same) => same.length);
}

function matchesOfEach({ partidas }: PlanoDaFase): number[] {
  const sides = partidas.flatMap(({ vagas }) => vagas.map((slot) => JSON.stringify(slot)));
  return [...Map.groupBy(sides, String).values()].map((same) => same.length);
}

const only = (numbers: readonly number[]): number => {
  const [first = 0, ...others] = new Set(numbers);
  expect(others).toEqual([]);
  return first;
};

/** Twice has a sentence of its own. */
function ofMeetings(
  key: `regulamento.fase.${'pontos_corridos' | 'grupos_turnos'}`,
  plan: PlanoDaFase,
): Statement {
  const n = only(meetings(plan));
  return n === 2 ? [`${key}_dois`, true] : [key, true, { n }];
}

function ofGroups(plan: PlanoDaFase, next: PlanoDaFase | undefined): Statement[] {
  const groups = new Set(plan.partidas.map(({ grupo }) => grupo)).size;
  const goOn = next ? next.entram / groups : 0;
  return [
    ['regulamento.fase.grupos', true, { n: groups }],
    ofMeetings('regulamento.fase.grupos_turnos', plan),
    ['regulamento.fase.passam_por_grupo', goOn > 0, { n: goOn }],
  ];
}

const isEntrant = (vaga: Vaga) => !['vencedor', 'perdedor', 'folga'].includes(vaga.tipo);

/** Entrants by the round in which they come in. */
const entries = ({ partidas }: PlanoDaFase, round: number) =>
  partidas
    .filter(({ rodada, perna }) => rodada === round && perna === 1)
    .flatMap(({ vagas }) => vagas.filter(isEntrant));

function crossings(plan: PlanoDaFase): Statement[] {
  const first = plan.partidas.filter(({ rodada, perna }) => rodada === 1 && perna === 1);
  const pairs = first.map(({ vagas }) =>
    vagas.map((vaga) => (vaga.tipo === 'grupo' ? vaga.posicao : 0)).sort(),
  );
  const isCrossed = pairs.flat().every((position) => position > 0);
  const [one = 0, two = 0] = pairs[0] ?? [];
  const later = entries(plan, 2).length;
  return [
    ['regulamento.confronto.cruzado_primeiros', isCrossed && one + two === 2],
    ['regulamento.confronto.cruzado', isCrossed && one + two === 3],
    ['regulamento.confronto.cruzado_varios', isCrossed && one + two > 3],
    ['regulamento.confronto.campanha', !isCrossed],
    ['regulamento.confronto.folgam', later > 0, { n: later }],
  ];
}

function ofBracket(plan: PlanoDaFase): Statement[] {
  const legsOf = (stages: (etapa: string | null) => boolean) =>
    Math.max(0, ...plan.partidas.filter(({ etapa }) => stages(etapa)).map(({ perna }) => perna));
  const before = legsOf((etapa) => etapa !== 'final' && etapa !== 'terceiro');
  const final = legsOf((etapa) => etapa === 'final');
  const third = legsOf((etapa) => etapa === 'terceiro');
  expect(third).toBeLessThan(2);
  const usual = before || final;
  return [
    ['regulamento.confronto.duas', usual === 2],
    ['regulamento.confronto.final_uma', before === 2 && final === 1],
    ['regulamento.confronto.final_duas', before === 1 && final === 2],
    ['regulamento.confronto.sem_gols_fora', usual === 2],
    ['regulamento.confronto.final_sem_gols_fora', before === 1 && final === 2],
    ['regulamento.confronto.terceiro', third === 1],
  ];
}

function statementsOf(fases: readonly Fase[], n: number): Statement[] {
  const plans = plansOf(fases, n);
  return plans.flatMap((plan, index): Statement[] => {
    const before = fases[index - 1];
    if (plan.tipo === 'grupos') return ofGroups(plan, plans[index + 1]);
    if (plan.tipo === 'pontos_corridos') {
      return [ofMeetings('regulamento.fase.pontos_corridos', plan)];
    }
    if (plan.tipo === 'liga') {
      return [['regulamento.fase.liga', true, { n: only(matchesOfEach(plan)) }]];
    }
    return [...ofBracket(plan), ...(before?.tipo === 'grupos' ? crossings(plan) : [])];
  });
}

describe('what the rules say is what is played', () => {
  const says = (locale: Locale, fases: readonly Fase[], n: number, name: string) => {
    const text = textOf(locale, fases, n);
    for (const [key, isTrue, params] of statementsOf(fases, n)) {
      const sentence = TEXTS[locale](key, params);
      const found = text.includes(sentence);
      expect(found, `${name}, ${n}: ${isTrue ? 'misses' : 'says'} "${sentence}"`).toBe(isTrue);
    }
  };

  test.each(PRESETS)('by the preset %s, for every size', (preset) => {
    for (const locale of LOCALES) {
      for (const n of SIZES) says(locale, predefinido(preset, n).fases, n, preset);
    }
  });

  test('by cups of one and two legs, with and without a match for third place', () => {
    for (const [pernas, pernas_final] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]) {
      for (const terceiro_lugar of [true, false]) {
        const legs = { pernas: pernas as number, pernas_final: pernas_final as number };
        const cup = novaFase('mata_mata', { ...legs, terceiro_lugar });
        for (const n of [3, 4, 8]) says('pt-BR', [cup], n, JSON.stringify(legs));
      }
    }
  });

  test('by the best thirds, and by those who come in later', () => {
    const groups = novaFase('grupos', { grupos: 4, melhores: 0 });
    const cup = novaFase('mata_mata', { cruzamento: 'cruzado' });
    says('en', [{ ...groups, grupos: 2, classificam: 4 }, cup], 16, 'four of each');
    const staged = [groups, { ...cup, entradas: [4, 2, 2] }];
    const plan = plansOf(staged, 16)[1];
    const counts = [1, 2, 3].map((round) => (plan ? entries(plan, round).length : 0));
    expect(textOf('pt-BR', staged, 16)).toContain(
      `${counts[0]} na 1ª, ${counts[1]} na 2ª, ${counts[2]} na 3ª.`,
    );
    const whole = [groups, { ...cup, entradas: [8, 0, 0] }];
    says('pt-BR', whole, 16, 'all at once');
    expect(textOf('pt-BR', whole, 16)).not.toContain('Nem todos');
    expect(textOf('en', staged, 16)).toContain('4 in round 1, 2 in round 2, 2 in round 3.');
  });
});

const match = (partida: Partial<PartidaDoMotor>): PartidaDoMotor => ({
  uuid: 'x',
  fase: 1,
  grupo: null,
  rodada: 1,
  confronto: null,
  perna: 1,
  mandante: 'A',
  visitante: 'B',
  vaga_visitante: { tipo: 'participante', participante: 'B' },
  resultado: null,
  cartoes: null,
  ...partida,
});

function competition(fases: Fase[], partidas: PartidaDoMotor[], teams = ['A', 'B']) {
  const sorteados = [teams];
  const none = { punicoes: [], desistencias: [], desempates: [] };
  return competicaoDe({ fases, participantes: teams.length, sorteados, partidas, ...none });
}

describe('what a W.O. gives in a knockout is told', () => {
  const walkover = { tipo: 'wo', wo_de: 'visitante' } as const;

  test('where there is nothing else, by the score that counts', () => {
    const cup = [novaFase('mata_mata', { pernas_final: 2 })];
    const confronto = plansOf(cup, 2)[0]?.partidas[0]?.confronto ?? '';
    const leg = match({ confronto, resultado: walkover });
    const [state] = competitionState(competition(cup, [leg]));
    if (state?.kind !== 'knockout') throw new Error('not a bracket');
    const [goals] = [...state.results.values()].map(({ aggregate }) => Math.max(...aggregate));
    expect(textOf('pt-BR', cup, 2)).toContain(`perde o jogo por ${goals} × 0`);
    expect(textOf('en', cup, 2)).toContain(`loses the match ${goals} × 0`);
  });

  test.each(['mata_mata', 'dupla_eliminacao'] as const)(
    'by its own score where the phase has one, whatever the table before says (%s)',
    (tipo) => {
      const league = novaFase('pontos_corridos');
      const fases = [league, novaFase(tipo, { wo_gols: 7 })];
      const table = match({ resultado: { tipo: 'placar', mandante: 1, visitante: 0 } });
      const tie = plansOf(fases, 2)[1]?.partidas[0]?.confronto ?? '';
      const first = match({ uuid: 'y', fase: 2, confronto: tie, resultado: walkover });
      const [, state] = competitionState(competition(fases, [table, first]));
      if (state?.kind !== 'knockout') throw new Error('not a bracket');
      expect(state.results.get(tie)?.aggregate).toEqual([7, 0]);
      expect(textOf('pt-BR', fases, 2)).toContain('quem não aparece perde o jogo por 7 × 0');
      expect(textOf('pt-BR', fases, 2)).toContain('Quem não aparece perde por 3 × 0.');
      expect(textOf('en', fases, 2)).toContain('loses the match 7 × 0');
      expect([golsDoWo(fases, 0), golsDoWo(fases, 1)]).toEqual([3, 7]);
    },
  );

  test('after a table in which it counts no goals it still decides the tie', () => {
    const wo = { gols: 0, conta_gols: false, duplo: 'ambos_perdem', limite: null } as const;
    const league = novaFase('pontos_corridos');
    const fases = [{ ...league, tabela: { ...league.tabela, wo } }, novaFase('mata_mata')];
    const table = match({ resultado: { tipo: 'placar', mandante: 1, visitante: 0 } });
    const tie = plansOf(fases, 2)[1]?.partidas[0]?.confronto ?? '';
    const final = match({ uuid: 'y', fase: 2, confronto: tie, resultado: walkover });
    const [, state] = competitionState(competition(fases, [table, final]));
    if (state?.kind !== 'knockout') throw new Error('not a bracket');
    expect(state.results.get(tie)).toMatchObject({ winner: 'A', aggregate: [1, 0] });
    const text = textOf('pt-BR', fases, 2);
    expect(text).toContain('o W.O. não conta gols');
    expect([golsDoWo(fases, 0), golsDoWo(fases, 1)]).toEqual([null, 1]);
    expect(text).toContain('No mata-mata, quem não aparece perde o jogo por 1 × 0');
  });
});

test('a Swiss tells what a bye gives, and that opponents may repeat', () => {
  const swiss = novaFase('suico', { rodadas: 3 });
  const bye = match({ mandante: 'C', visitante: null, vaga_visitante: FOLGA });
  const [phase] = competition([swiss], [bye], ['A', 'B', 'C']).phases;
  if (phase?.kind !== 'table') throw new Error('not a table');
  const rows = standings({ ...phase.stage, teams: ['A', 'B', 'C'] });
  const points = rows.find(({ team }) => team === 'C')?.points;
  expect(textOf('pt-BR', [swiss], 3)).toContain(
    `Quem fica sem adversário em uma rodada ganha ${points} pontos`,
  );
  expect(textOf('pt-BR', [swiss], 3)).toContain('adversário só se repete quando não há outro');
});

test('a Swiss tells what a bye is in a sum over opponents, and only where there is such a sum', () => {
  const swiss = novaFase('suico', { rodadas: 3 });
  const by = (criterios: typeof swiss.tabela.criterios) => ({
    ...swiss,
    tabela: { ...swiss.tabela, criterios },
  });
  const said = 'essa folga conta como um adversário';
  expect(textOf('pt-BR', [by(['buchholz', 'sorteio'])], 5)).toContain(said);
  expect(textOf('en', [by(['sonneborn_berger', 'sorteio'])], 5)).toContain('counts as an opponent');
  expect(textOf('pt-BR', [by(['saldo', 'sorteio'])], 5)).not.toContain(said);
});

test('rules that differ from phase to phase are told phase by phase, and the same ones once', () => {
  const first = novaFase('pontos_corridos', { classificam: 4 });
  const wo = { ...first.tabela.wo, gols: 1, limite: 2 };
  const pontos = { vitoria: 2, empate: 1, derrota: 0 };
  const second = { ...first, tabela: { ...first.tabela, wo, pontos } };
  const text = textOf('pt-BR', [first, second, novaFase('mata_mata')], 8);
  const lines = text.split('\n');
  for (const line of [
    'Fase 1: Quem não aparece perde por 3 × 0.',
    'Fase 2: Quem não aparece perde por 1 × 0.',
    'Fase 2: 2 W.O. eliminam.',
    'Fase 1: Vitória vale 3, empate 1 e derrota 0.',
    'Fase 2: Vitória vale 2, empate 1 e derrota 0.',
    'Se os dois faltam, os dois perdem.',
  ]) {
    expect(lines.filter((own) => own === line)).toEqual([line]);
  }
  expect(new Set(lines).size).toBe(lines.length);
});

test('the end of the entries is told by the clock of Brasília, and a free round by its deadline', () => {
  const regras = { ...REGRAS, modelo_rodada: 'livre' as const };
  const until = { inscricao: inscricao.parse({ fecha_em: '2026-12-02T01:30:00Z' }), regras };
  const words = (locale: Locale) =>
    regulamento({ fases: [novaFase('mata_mata')], ...until }, TEXTS[locale], String)
      .flatMap(({ itens }) => itens)
      .join('\n');
  expect(words('pt-BR')).toContain('As inscrições fecham em 01/12/2026, às 22:30');
  expect(words('en')).toContain('Entries close on 01 Dec 2026 at 22:30');
  expect(words('pt-BR')).toContain('assim que os dois puderem; quando a rodada tem prazo, até ele');
  expect(textOf('pt-BR', [novaFase('mata_mata')], 8)).not.toContain('fecham em');
});
