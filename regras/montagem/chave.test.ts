import { describe, expect, test } from 'vitest';
import { type FaseDe, fase as schema } from '#regras/configuracao/fases.ts';
import { chaveDe } from './chave.ts';

const mataMata = (settings: object) =>
  schema.parse({ tipo: 'mata_mata', ...settings }) as FaseDe<'mata_mata'>;

/** Legs of each round, first round first. */
function legsOf(settings: object, count: number): number[] {
  const entrants = Array.from({ length: count }, (_, n) => ({
    kind: 'team' as const,
    team: `${n + 1}`,
  }));
  const bracket = chaveDe(mataMata(settings), entrants);
  if (!bracket.ok) throw new Error('no bracket');
  const rounds = Map.groupBy(bracket.value.ties, ({ round }) => round);
  return [...rounds.values()].map((ties) => {
    const legs = new Set(ties.map(({ rule }) => rule?.legs));
    expect(legs.size).toBe(1);
    return [...legs][0] ?? 0;
  });
}

describe('legs chosen round by round', () => {
  test('count backwards from the final, which has its own', () => {
    const settings = { pernas: 1, pernas_final: 1, pernas_por_etapa: [2, 1, 2] };
    expect(legsOf(settings, 16)).toEqual([2, 1, 2, 1]);
  });

  test('leave those that are not named as the rest', () => {
    expect(legsOf({ pernas: 2, pernas_final: 1, pernas_por_etapa: [1] }, 16)).toEqual([2, 2, 1, 1]);
  });

  test('of rounds that fewer never play change nothing', () => {
    expect(legsOf({ pernas: 1, pernas_final: 2, pernas_por_etapa: [2, 2, 2] }, 4)).toEqual([2, 2]);
    expect(legsOf({ pernas: 1, pernas_final: 2, pernas_por_etapa: [2, 2] }, 2)).toEqual([2]);
  });

  test('hold where some come in later', () => {
    const settings = { pernas: 1, pernas_final: 1, pernas_por_etapa: [2], entradas: [4, 2] };
    expect(legsOf(settings, 6)).toEqual([1, 2, 1]);
  });
});
