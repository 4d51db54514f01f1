// Points by final place against tables made by hand, and against the engine's ranking of whole championships.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ranking } from '#engine/rating/ranking.ts';
import { comecoDoDia, segundaDe, temporadaDe } from './calendario.ts';
import { linhaDePosicao } from './linhas.ts';
import { emOrdem, separa } from './ordem.ts';
import {
  type ColocacaoNoRanking,
  pesoDe,
  pontosDaColocacao,
  resultadosQueContam,
} from './pontos.ts';
import { POSICAO_DO_SITE, type RegrasDePosicao } from './regras.ts';

const REGRAS: RegrasDePosicao = { ...POSICAO_DO_SITE, melhores: 2 };
const HOJE = '2026-11-17';

const colocacao = (
  campeonato: string,
  de: number,
  { entre = 16, dia = '2026-10-01', ate = de } = {},
): ColocacaoNoRanking => ({
  ...{ campeonato, de, ate, dia, pontos: pontosDaColocacao(REGRAS, { de, entre }).pontos },
});

const linha = (usuario: string, own: readonly ColocacaoNoRanking[], ajustes = 0) =>
  linhaDePosicao(usuario, own, ajustes, { regras: REGRAS, hoje: HOJE });

describe('what a place is worth', () => {
  test.each([
    [2, 0.25],
    [4, 0.5],
    [8, 0.75],
    [16, 1],
    [20, 1.08],
    [256, 2],
  ])('a championship of %i weighs %d', (entre, peso) => {
    expect(pesoDe(REGRAS, { entre })).toBe(peso);
    expect(pesoDe({ ...REGRAS, peso: 'igual' }, { entre })).toBe(1);
    const byHand = { ...REGRAS, pesos: { copa: 2.5, nada: 0 } };
    expect(pesoDe(byHand, { entre, campeonato: 'copa' })).toBe(2.5);
    expect(pesoDe(byHand, { entre, campeonato: 'nada' })).toBe(0);
    expect(pesoDe(byHand, { entre, campeonato: 'outra' })).toBe(peso);
  });

  test.each([
    [1, 16, 1000],
    [2, 16, 600],
    [5, 16, 200],
    [17, 32, 31],
    [1, 8, 750],
    [3, 20, 432],
  ])('place %i of %i gives %i', (de, entre, pontos) => {
    expect(pontosDaColocacao(REGRAS, { de, entre }).pontos).toBe(pontos);
  });
});

/** Six results of one person; two best count, one is too old, one is of tomorrow. */
test('by hand: the best two of a year, what sticks out, and what was added', () => {
  const own = [
    colocacao('copa', 1, { entre: 8 }),
    colocacao('liga', 2),
    colocacao('taca', 3),
    colocacao('velha', 1, { dia: '2025-11-19' }),
    colocacao('velha-demais', 1, { dia: '2025-11-18' }),
    colocacao('amanha', 1, { dia: '2026-11-18' }),
  ];
  const { contam, sobram } = resultadosQueContam(REGRAS, own, HOJE);
  expect(contam.map(({ campeonato }) => campeonato)).toEqual(['velha', 'copa']);
  expect(sobram.map(({ campeonato }) => campeonato)).toEqual(['liga', 'taca']);
  expect(linha('ana', own, -50)).toEqual({
    ...{ usuario: 'ana', pontos: 1700, titulos: 2, melhor: -1, jogos: 4, provisorio: false },
    ...{ vitorias: 0, empates: 0, derrotas: 0, ultimos: '1 1 2 3' },
  });
  expect(linha('bia', [])).toBeUndefined();
  expect(linha('bia', [], 10)?.pontos).toBe(10);
});

test('by hand: level on points, the titles decide, then the best place, then how many', () => {
  const base = { vitorias: 0, empates: 0, derrotas: 0, ultimos: '', provisorio: false };
  const one = (
    usuario: string,
    pontos: number,
    titulos: number,
    melhor: number,
    jogos: number,
  ) => ({
    ...{ usuario, pontos, titulos, melhor, jogos },
    ...base,
  });
  const table = emOrdem([
    one('e', 900, 0, -2, 3),
    one('a', 1000, 0, -2, 9),
    one('b', 1000, 1, -1, 1),
    one('c', 900, 0, -2, 4),
    one('d', 900, 0, -2, 3),
    { ...one('f', 5000, 9, -1, 9), provisorio: true },
  ]);
  expect(table.map(({ usuario, posicao }) => `${usuario} ${posicao}`)).toEqual([
    ...['b 1', 'a 2', 'c 3', 'd 4', 'e 4', 'f null'],
  ]);
  expect(separa(one('a', 1000, 0, -2, 9), one('b', 1000, 1, -1, 1))).toBe('titulos');
  expect(separa(one('c', 900, 0, -2, 4), one('d', 900, 0, -2, 3))).toBe('jogos');
  expect(separa(one('d', 900, 0, -2, 3), one('e', 900, 0, -2, 3))).toBeNull();
});

const eventsOf = fc.array(
  fc.record({
    age: fc.nat(500),
    order: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 2 }),
  }),
  { maxLength: 12 },
);

test('any championships give the points that the engine gives', () => {
  fc.assert(
    fc.property(eventsOf, fc.integer({ min: 1, max: 5 }), (events, melhores) => {
      const regras: RegrasDePosicao = { ...POSICAO_DO_SITE, melhores };
      const day = (age: number) =>
        new Date(Date.parse(HOJE) - age * 86_400_000).toISOString().slice(0, 10);
      const engine = ranking(
        events.map(({ age, order }, index) => ({
          ...{ id: `c${index}`, date: -age },
          points: regras.pontos.map((points) =>
            Math.round(points * pesoDe(regras, { entre: order.length })),
          ),
          placings: order.map((team, place) => ({ team, from: place + 1, to: place + 1 })),
        })),
        { points: regras.pontos, bestOf: melhores, window: 52 * 7 },
        0,
      );
      if (!engine.ok) throw new Error('the engine refused');
      for (const team of ['a', 'b', 'c', 'd', 'e']) {
        const own = events.flatMap(({ age, order }, index): ColocacaoNoRanking[] => {
          const de = order.indexOf(team) + 1;
          if (de === 0) return [];
          const { pontos } = pontosDaColocacao(regras, { de, entre: order.length });
          return [{ campeonato: `c${index}`, de, ate: de, dia: day(age), pontos }];
        });
        const line = linhaDePosicao(team, own, 0, { regras, hoje: HOJE });
        expect(line?.pontos).toBe(engine.value.find((row) => row.team === team)?.points);
      }
    }),
    { numRuns: 300 },
  );
});

test('weeks begin on Monday and days at midnight, in Brasília', () => {
  expect(['2026-11-16', '2026-11-17', '2026-11-22'].map(segundaDe)).toEqual(
    Array(3).fill('2026-11-16'),
  );
  expect(segundaDe('2026-11-15')).toBe('2026-11-09');
  expect(comecoDoDia('2026-11-16')).toBe('2026-11-16T03:00:00.000Z');
  expect(temporadaDe('2027-01-01T02:59:59.000Z')).toBe(2026);
});
