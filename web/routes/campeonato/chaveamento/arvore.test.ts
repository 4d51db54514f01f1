import { expect, test } from 'vitest';
import type { Confronto } from '#contract/chaveamento.ts';
import type { Partida } from '#contract/partidas.ts';
import { golsDoLado, golsNoExtra, penaltisDoLado, secoesDe, somaDoLado } from './arvore.ts';

type Parte = Partial<Confronto> & Pick<Confronto, 'id' | 'etapa'>;

const confronto = (parte: Parte): Confronto => ({
  rodada: 1,
  chave: 'principal',
  situacao: 'aguarda',
  lados: [
    { participante: null, vaga: null, vazio_por: null, entre: [] },
    { participante: null, vaga: null, vazio_por: null, entre: [] },
  ],
  alimentado_por: [],
  agregado: null,
  vencedor: null,
  decidido_por: null,
  na_repescagem: null,
  wo_duplo: null,
  falta: null,
  partidas: [],
  ...parte,
});

const rows = (ties: Confronto[]) =>
  Object.fromEntries(
    secoesDe(ties).flatMap(({ colunas }) =>
      colunas.flatMap(({ nos }) => nos.map(({ confronto: { id }, linha }) => [id, linha])),
    ),
  );

test('a tie stands halfway between the two that feed it', () => {
  const ties = [
    confronto({ id: 'q1', etapa: 'quartas' }),
    confronto({ id: 'q2', etapa: 'quartas' }),
    confronto({ id: 'q3', etapa: 'quartas' }),
    confronto({ id: 'q4', etapa: 'quartas' }),
    confronto({ id: 's1', etapa: 'semi', alimentado_por: ['q1', 'q2'] }),
    confronto({ id: 's2', etapa: 'semi', alimentado_por: ['q3', 'q4'] }),
    confronto({ id: 'f', etapa: 'final', chave: 'final', alimentado_por: ['s1', 's2'] }),
  ];
  expect(rows(ties)).toEqual({ q1: 0, q2: 1, q3: 2, q4: 3, s1: 0.5, s2: 2.5, f: 1.5 });
});

test('with byes, a tie fed by one stands beside it and one fed by none gets a row of its own', () => {
  const ties = [
    confronto({ id: 'a', etapa: 'quartas' }),
    confronto({ id: 's1', etapa: 'semi', alimentado_por: ['a'] }),
    confronto({ id: 's2', etapa: 'semi' }),
    confronto({ id: 'f', etapa: 'final', chave: 'final', alimentado_por: ['s1', 's2'] }),
  ];
  expect(rows(ties)).toEqual({ a: 0, s1: 0, s2: 1, f: 0.5 });
});

test('the repechage of a double elimination is a tree of its own, and the final stands apart', () => {
  const ties = [
    confronto({ id: 'w1', etapa: 'semi' }),
    confronto({ id: 'l1', etapa: 'repescagem_1', chave: 'repescagem', alimentado_por: ['w1'] }),
    confronto({ id: 'f', etapa: 'final', chave: 'final', alimentado_por: ['w1', 'l1'] }),
    confronto({ id: 'x', etapa: 'final_extra', chave: 'final', situacao: 'desnecessario' }),
  ];
  const secoes = secoesDe(ties);
  expect(secoes.map(({ nome }) => nome)).toEqual(['principal', 'repescagem', 'final']);
  expect(secoes[2]?.colunas.map(({ etapa }) => etapa)).toEqual(['final']);
  expect(secoes.every(({ ligacoes }) => ligacoes.length === 0)).toBe(true);
});

test('re-seeded rounds are lists from the top', () => {
  const ties = [
    confronto({ id: 'a', etapa: 'semi' }),
    confronto({ id: 'b', etapa: 'semi' }),
    confronto({ id: 'f', etapa: 'final', chave: 'final' }),
  ];
  expect(rows(ties)).toEqual({ a: 0, b: 1, f: 0 });
});

const partida = (home: string, away: string, mandante: number, visitante: number) => ({
  uuid: home,
  fase: 1,
  grupo: null,
  rodada: 1,
  confronto: 'q1',
  perna: 1,
  mandante: { participante: home, vaga: null, vazio_por: null, entre: [] },
  visitante: { participante: away, vaga: null, vazio_por: null, entre: [] },
  estado: 'confirmada' as const,
  placar: { mandante, visitante, prorrogacao: false, penaltis: null as [number, number] | null },
  wo_de: null,
  placar_wo: null,
  jogo_previsto_at: null,
  prazo_at: null,
  confirmado_at: null,
  estadio: null,
  local: null,
  versao: 1,
});
const LADOS: Confronto['lados'] = [
  { participante: 'a', vaga: null, vazio_por: null, entre: [] },
  { participante: 'b', vaga: null, vazio_por: null, entre: [] },
];

test('goals and penalties belong to the side, whoever played at home', () => {
  const volta = partida('b', 'a', 2, 1);
  volta.placar.penaltis = [4, 5];
  const tie = confronto({
    id: 'q1',
    etapa: 'quartas',
    lados: LADOS,
    decidido_por: 'penaltis',
    partidas: [partida('a', 'b', 1, 0), volta],
  });
  expect([golsDoLado(tie, 0), golsDoLado(tie, 1)]).toEqual([
    [1, 1],
    [0, 2],
  ]);
  expect([penaltisDoLado(tie, 0), penaltisDoLado(tie, 1)]).toEqual([5, 4]);
});

test('a leg that neither side came to has no goals, not 0, before the extra match and after it', () => {
  const missed = { placar: null, wo_de: 'ambos' as const, estado: 'wo' as const };
  const ida: Partida = { ...partida('a', 'b', 0, 0), ...missed };
  const extra: Partida = { ...partida('a', 'b', 1, 0), perna: 3 };
  const agregado: [number, number] = [0, 0];
  const tie = confronto({
    id: 'q1',
    etapa: 'quartas',
    lados: LADOS,
    agregado,
    partidas: [ida, extra],
  });
  expect([somaDoLado(tie, 0), golsNoExtra(tie, 0)]).toEqual(['wo', 1]);
  const volta: Partida = { ...partida('b', 'a', 0, 2), perna: 2 };
  const two = { ...tie, agregado: [2, 0] as [number, number], partidas: [ida, volta] };
  expect([golsDoLado(two, 0), somaDoLado(two, 0)]).toEqual([['wo', 2], 2]);
  expect(somaDoLado({ ...tie, partidas: [] }, 0)).toBeUndefined();
});

test('a leg that neither side came to and a void one add up to nothing, not to 0', () => {
  const agregado: [number, number] = [0, 0];
  const tie = confronto({ id: 'q1', etapa: 'quartas', lados: LADOS, agregado, vencedor: 'a' });
  const missed: Partida = {
    ...partida('a', 'b', 0, 0),
    placar: null,
    wo_de: 'ambos',
    estado: 'wo',
  };
  const open: Partida = { ...partida('b', 'a', 0, 0), perna: 2, placar: null, estado: 'agendada' };
  const off: Partida = { ...open, estado: 'cancelada' };
  const extra: Partida = { ...partida('a', 'b', 1, 0), perna: 3 };
  const sumOf = (...partidas: Partida[]) => somaDoLado({ ...tie, partidas }, 0);
  expect(sumOf(missed, off)).toBe('wo');
  expect(sumOf(missed, off, extra), 'beside the match that they had instead').toBe('wo');
  expect(sumOf(missed, open), 'the second is to be played').toBeUndefined();
  expect(sumOf(off, { ...off, perna: 1 })).toBeUndefined();
  expect(
    somaDoLado({ ...tie, agregado: [2, 1], partidas: [partida('a', 'b', 2, 1), off] }, 0),
  ).toBe(2);
});

test('a leg given away counts with its goals, as the sum has it', () => {
  const given = { placar: null, wo_de: 'visitante' as const, estado: 'wo' as const };
  const ida = partida('a', 'b', 0, 1);
  const volta: Partida = { ...partida('a', 'b', 0, 0), ...given, perna: 2, placar_wo: [3, 0] };
  const agregado: [number, number] = [3, 1];
  const tie = confronto({
    id: 'q1',
    etapa: 'quartas',
    lados: LADOS,
    agregado,
    partidas: [ida, volta],
  });
  expect([golsDoLado(tie, 0), golsDoLado(tie, 1)]).toEqual([
    [0, 3],
    [1, 0],
  ]);
});
