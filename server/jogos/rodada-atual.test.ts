import { expect, test } from 'vitest';
import type { Fase } from '#regras/configuracao/fases.ts';
import type { RodadaRow } from '#server/competicao/queries.ts';
import { rodadaAtual } from './rodada-atual.ts';

const fases = (suico: number) =>
  [{ tipo: 'suico', rodadas: suico }, { tipo: 'mata_mata' }] as unknown as Fase[];

/** A round of four matches, and how many of them are over, put off, and can be played. */
const round = (
  [fase, rodada]: [number, number],
  [feitos, adiados, jogaveis]: [number, number, number],
): RodadaRow => ({
  ...{ fase, rodada, feitos, adiados, jogaveis },
  ...{ jogos: 4, confrontos: [], inicio_at: null, prazo_at: null },
});

const at = (rodadas: RodadaRow[], suico = 2) => {
  const { fase, rodada } = rodadaAtual(fases(suico), rodadas) ?? {};
  return [fase, rodada];
};

test('the first round that is not over, else the last', () => {
  expect(
    at([round([1, 1], [4, 0, 0]), round([1, 2], [1, 1, 2]), round([2, 1], [0, 0, 0])]),
  ).toEqual([1, 2]);
  expect(at([round([1, 1], [4, 0, 0]), round([1, 2], [4, 0, 0])])).toEqual([1, 2]);
});

test('what was put off gives way to a later round in which somebody can play, and to no other', () => {
  const putOff = round([1, 1], [3, 1, 0]);
  expect(at([putOff, round([1, 2], [0, 0, 4])])).toEqual([1, 2]);
  expect(at([putOff, round([1, 2], [4, 0, 0]), round([2, 1], [0, 0, 0])])).toEqual([1, 1]);
  expect(at([putOff, round([1, 2], [4, 0, 0]), round([2, 1], [0, 0, 1])])).toEqual([2, 1]);
});

test('no phase is reached before every Swiss round is paired', () => {
  const later = round([2, 1], [0, 0, 4]);
  expect(at([round([1, 1], [3, 1, 0]), later], 3)).toEqual([1, 1]);
  expect(at([round([1, 1], [4, 0, 0]), later], 3)).toEqual([1, 1]);
});
