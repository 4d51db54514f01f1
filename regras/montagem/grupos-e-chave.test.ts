// From groups to the bracket: how groups of unequal size are compared, and who meets whom first.
import { describe, expect, test } from 'vitest';
import { competitionState } from '#engine/competition.ts';
import { fases, inscricao } from '#regras/configuracao/fases.ts';
import { REGRAS } from '#regras/configuracao/padroes.ts';
import { regulamento } from '#regras/regulamento/regulamento.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { competicaoDe, type PartidaDoMotor } from './competicao.ts';

type Jogo = readonly [string, string, number, number];

function estado(grupos: Record<string, string[]>, jogos: readonly Jogo[], settings: object[]) {
  const groupOf = (team: string) =>
    Object.keys(grupos).find((id) => grupos[id]?.includes(team)) ?? null;
  const partidas = jogos.map(
    ([mandante, visitante, home, away], n): PartidaDoMotor => ({
      uuid: `${n}`,
      fase: 1,
      grupo: groupOf(mandante),
      rodada: 1,
      confronto: null,
      perna: 1,
      mandante,
      visitante,
      vaga_visitante: { tipo: 'participante', participante: visitante },
      resultado: { tipo: 'placar', mandante: home, visitante: away },
      cartoes: null,
    }),
  );
  const [first, second] = settings;
  const list = [
    { tipo: 'grupos', grupos: Object.keys(grupos).length, ...first },
    { tipo: 'mata_mata', ...second },
  ];
  const competition = competicaoDe({
    fases: fases.parse(list),
    participantes: Object.values(grupos).flat().length,
    sorteados: [grupos, undefined],
    partidas,
    ...{ punicoes: [], desistencias: [], desempates: [] },
  });
  const [, state] = competitionState(competition);
  if (state?.kind !== 'knockout') throw new Error('not a bracket');
  return state.bracket.ties.map(({ teams }) => teams.map((team) => team ?? '?').join('-'));
}

const textOf = (locale: 'pt-BR' | 'en', ...list: object[]) =>
  regulamento(
    { fases: fases.parse(list), regras: REGRAS, inscricao: inscricao.parse({ vagas: 7 }) },
    translator<MessageKey>(locale, MESSAGES[locale]),
    String,
  )
    .flatMap(({ itens }) => itens)
    .join('\n');

describe('groups of four and of three', () => {
  const grupos = { A: ['a1', 'a2', 'a3', 'a4'], B: ['b1', 'b2', 'b3'] };
  // The second of A has four points from three matches, one of them against the last; that of B three from two.
  const jogos: Jogo[] = [
    ['a1', 'a2', 1, 0],
    ['a1', 'a3', 3, 0],
    ['a1', 'a4', 1, 0],
    ['a2', 'a3', 1, 1],
    ['a2', 'a4', 5, 0],
    ['a3', 'a4', 1, 0],
    ['b1', 'b2', 1, 0],
    ['b1', 'b3', 1, 0],
    ['b2', 'b3', 1, 0],
  ];
  const third = (comparacao?: string) => {
    const groups = { classificam: 1, melhores: 1, ...(comparacao && { comparacao }) };
    const [semi] = estado(grupos, jogos, [groups, { entradas: [2, 1] }]);
    return semi?.split('-');
  };

  test('are not compared by raw points: the best second is told by the chosen rule', () => {
    expect(third()).toContain('b2');
    expect(third('sem_ultimos')).toContain('b2');
    expect(third('media')).toContain('b2');
    expect(third('totais')).toContain('a2');
  });

  test.each([
    ['sem_ultimos', 'não contam os jogos contra os últimos', 'against the last of the larger'],
    ['media', 'vale a média por jogo', 'are taken per match'],
    ['totais', 'valem os números como estão', 'count as they stand'],
  ])('%s is told in the rules', (comparacao, pt, en) => {
    const list = [{ tipo: 'grupos', grupos: 2, comparacao }, { tipo: 'mata_mata' }];
    expect(textOf('pt-BR', ...list)).toContain(pt);
    expect(textOf('en', ...list)).toContain(en);
  });
});

describe('the first round after groups', () => {
  const grupos = { A: ['a1', 'a2', 'a3'], B: ['b1', 'b2', 'b3'], C: ['c1', 'c2', 'c3'] };
  const jogos = Object.values(grupos).flatMap(([x = '', y = '', z = ''], i): Jogo[] => [
    [x, y, 3 - i, 0],
    [x, z, 3 - i, 0],
    [y, z, 3 - i, 0],
  ]);
  const isRematch = (tie: string) => new Set(tie.split('-').map((team) => team[0])).size === 1;
  const firstRound = (evita_reencontro?: boolean) => {
    const groups = { classificam: 2, melhores: 2 };
    const cup = evita_reencontro === undefined ? {} : { evita_reencontro };
    return estado(grupos, jogos, [groups, cup]).slice(0, 4);
  };

  test('has no rematch of a group that can be avoided', () => {
    expect(firstRound(false).some(isRematch)).toBe(true);
    expect(firstRound().some(isRematch)).toBe(false);
  });

  test('tells so in the rules, where it is by campaign', () => {
    const groups = { tipo: 'grupos', grupos: 3, classificam: 2, melhores: 2 };
    const sentence = 'quem se enfrentou no grupo não se enfrenta de novo';
    expect(textOf('pt-BR', groups, { tipo: 'mata_mata' })).toContain(sentence);
    expect(textOf('en', groups, { tipo: 'mata_mata' })).toContain('met in their group');
    expect(textOf('pt-BR', groups, { tipo: 'mata_mata', evita_reencontro: false })).not.toContain(
      sentence,
    );
    const crossed = { tipo: 'grupos', grupos: 2, classificam: 2 };
    expect(textOf('pt-BR', crossed, { tipo: 'mata_mata', cruzamento: 'cruzado' })).not.toContain(
      sentence,
    );
  });
});

describe('absences in a bracket are told as they are played', () => {
  test.each([
    [{}, 'perde o jogo por 3 × 0 e está eliminado', 'and is out'],
    [{ wo_elimina: false }, 'o W.O. conta como esse placar', 'counts as that score'],
    [
      { wo_elimina: false, pernas: 2, gols_fora: 'sim' },
      'Quem deu W.O. não avança pelo gol fora',
      'does not go on by away goals',
    ],
    [{}, 'os dois estão fora e quem os enfrentaria avança', 'whoever would meet them goes on'],
    [{ pernas: 2 }, 'Se os dois faltam a um jogo', 'for a match of the knockout'],
    [
      { pernas: 2, wo_elimina: false },
      'Se os dois faltam a todo o confronto',
      'for any match of a tie',
    ],
    [
      { pernas: 2, wo_elimina: false },
      'Se o W.O. do último jogo deixa o confronto igual, avança quem compareceu.',
      'whoever turned up goes on',
    ],
    [{ wo_duplo: 'novo_jogo' }, 'marca-se outro jogo', 'another match is set'],
    [{ wo_duplo: 'sorteio' }, 'um sorteio decide quem avança', 'lots decide who goes on'],
  ])('%o', (settings, pt, en) => {
    expect(textOf('pt-BR', { tipo: 'mata_mata', ...settings })).toContain(pt);
    expect(textOf('en', { tipo: 'mata_mata', ...settings })).toContain(en);
  });

  test('a first absence in a double elimination puts nobody out', () => {
    const fase = { tipo: 'dupla_eliminacao' };
    expect(textOf('pt-BR', fase)).toContain('cai para a repescagem, da repescagem está eliminado');
    expect(textOf('en', fase)).toContain('drop to the lower bracket, from there they are out');
    expect(textOf('pt-BR', fase)).not.toContain('perde o jogo por 3 × 0 e está eliminado');
  });

  test('both drop in a double elimination', () => {
    const fase = { tipo: 'dupla_eliminacao', wo_duplo: 'repescagem' };
    expect(textOf('pt-BR', fase)).toContain('jogam entre si pela vaga na repescagem');
    expect(textOf('en', fase)).toContain('play each other for the place');
  });
});
