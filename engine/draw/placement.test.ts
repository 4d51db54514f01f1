import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  complete,
  makeBoard,
  obstacle,
  place,
  type Rule,
  swapInto,
  type Task,
  takeBack,
} from './placement.ts';

const rules = (teams: number) =>
  fc.array(
    fc
      .record({
        members: fc.subarray(
          Array.from({ length: teams }, (_, i) => i),
          { minLength: 1 },
        ),
        max: fc.integer({ min: 1, max: 3 }),
        min: fc.integer({ min: 0, max: 1 }),
      })
      .map((rule): Rule => ({ name: 'rule', ...rule })),
    { maxLength: 3 },
  );

/** Up to three pots of as many teams as there are groups. */
const tasks = fc
  .record({ groups: fc.integer({ min: 1, max: 3 }), pots: fc.integer({ min: 1, max: 3 }) })
  .chain(({ groups, pots }) =>
    rules(groups * pots).map(
      (list): Task => ({
        potOf: Array.from({ length: groups * pots }, (_, i) => Math.floor(i / groups)),
        potMost: new Array<number>(pots).fill(1),
        sizes: new Array<number>(groups).fill(pots),
        rules: list,
      }),
    ),
  );

function isValid(
  { potOf, potMost, sizes, rules: list }: Task,
  groupOf: readonly number[],
): boolean {
  return sizes.every((size, group) => {
    const inside = [...groupOf.keys()].filter((team) => groupOf[team] === group);
    const perPot = potMost.map(
      (most, pot) => inside.filter((team) => potOf[team] === pot).length <= most,
    );
    const kept = list.every(({ members, max, min }) => {
      const count = members.filter((team) => inside.includes(team)).length;
      return count >= min && count <= max;
    });
    return inside.length === size && perPot.every(Boolean) && kept;
  });
}

function allPlacements(teams: number, groups: number): number[][] {
  if (teams === 0) return [[]];
  return allPlacements(teams - 1, groups).flatMap((rest) =>
    Array.from({ length: groups }, (_, group) => [...rest, group]),
  );
}

describe('against every possible placement', () => {
  test('a completion is found exactly when there is one, and it keeps every rule', () => {
    fc.assert(
      fc.property(tasks, (task) => {
        const found = complete(makeBoard(task), 10_000);
        const exists = allPlacements(task.potOf.length, task.sizes.length).some((one) =>
          isValid(task, one),
        );
        expect(typeof found === 'object').toBe(exists);
        if (typeof found === 'object') expect(isValid(task, [...found.groupOf])).toBe(true);
        else expect(found).toBe('impossible');
      }),
      { numRuns: 500 },
    );
  });

  test('what is on the board stays, and the board is left as it was', () => {
    fc.assert(
      fc.property(tasks, fc.nat(), (task, where) => {
        const board = makeBoard(task);
        const group = where % task.sizes.length;
        if (obstacle(board, 0, group)) return;
        place(board, 0, group);
        const before = JSON.stringify(board);
        const found = complete(board, 10_000);
        expect(JSON.stringify(board)).toBe(before);
        if (typeof found === 'object') expect(found.groupOf[0]).toBe(group);
        takeBack(board, 0);
        expect(board).toEqual(makeBoard(task));
      }),
      { numRuns: 500 },
    );
  });

  test('a swap gives another valid placement with the team where it was wanted', () => {
    fc.assert(
      fc.property(tasks, fc.nat(), fc.nat(), (task, which, where) => {
        const board = makeBoard(task);
        const found = complete(board, 10_000);
        if (typeof found !== 'object') return;
        const [team, group] = [which % task.potOf.length, where % task.sizes.length];
        const swapped = swapInto(board, found.groupOf, team, group);
        if (!swapped || found.groupOf[team] === group) return;
        expect(swapped[team]).toBe(group);
        expect(isValid(task, [...swapped])).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

test('a search that is cut short says so', () => {
  const potOf = Array.from({ length: 12 }, (_, i) => Math.floor(i / 6));
  const task: Task = { potOf, potMost: [1, 1], sizes: new Array<number>(6).fill(2), rules: [] };
  expect(complete(makeBoard(task), 3)).toBe('unknown');
  expect(complete(makeBoard(task), 100)).not.toBe('unknown');
});
