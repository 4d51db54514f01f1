import { describe, expect, test } from 'vitest';
import { writtenMatches } from '#engine/fixtures/written.ts';
import type { Match } from '#engine/types.ts';
import {
  type CardShown,
  CBF_DISCIPLINE,
  type DisciplineRule,
  disciplineRecords,
  suspendedFor,
} from './discipline.ts';

/** Six rounds of team A, out of order, with matches of others in between. */
const calendar: readonly Match[] = writtenMatches(`
  r3 A 0-0 D
  r1 A 1-0 B
  r2 C 2-0 A
  r1 C 0-0 D
  r4 B 0-0 A
  r5 A - C
  r6 D - A
`).map((match) => ({
  ...match,
  id: match.id.replace(/^(r\d) .*/, `$1${match.home}${match.away}`),
}));

const idOf = (round: number) =>
  calendar.find((match) => match.round === round && [match.home, match.away].includes('A'))?.id ??
  '';
const shown = (player: string, ...cards: [number, CardShown['card']][]): readonly CardShown[] =>
  cards.map(([round, card]) => ({ player, team: 'A', match: idOf(round), card }));
const recordOf = (cards: readonly CardShown[], rule?: DisciplineRule) => {
  const [record] = disciplineRecords(calendar, cards, rule);
  return record;
};

describe('yellow cards', () => {
  test('the third one costs the next match', () => {
    const cards = shown('Zé', [1, 'yellow'], [2, 'yellow'], [4, 'yellow']);
    expect(recordOf(cards)).toEqual({
      player: 'Zé',
      team: 'A',
      yellows: 0,
      isHanging: false,
      suspendedFor: [idOf(5)],
      owed: 0,
    });
  });

  test('two of three: hanging', () => {
    expect(recordOf(shown('Zé', [1, 'yellow'], [2, 'yellow']))).toMatchObject({
      yellows: 2,
      isHanging: true,
      suspendedFor: [],
    });
    expect(recordOf(shown('Zé', [1, 'yellow']))?.isHanging).toBe(false);
  });

  test('the count starts again after a suspension', () => {
    const rule = { ...CBF_DISCIPLINE, yellows: 1 };
    const cards = shown('Zé', [1, 'yellow'], [3, 'yellow']);
    expect(recordOf(cards, rule)).toMatchObject({
      suspendedFor: [idOf(2), idOf(4)],
      isHanging: false,
    });
  });

  test('forgotten before a given round, together with nobody’s suspension', () => {
    const rule = { ...CBF_DISCIPLINE, resetBefore: [3] };
    expect(recordOf(shown('Zé', [1, 'yellow'], [2, 'yellow'], [3, 'yellow']), rule)).toMatchObject({
      yellows: 1,
      suspendedFor: [],
    });
    expect(recordOf(shown('Zé', [2, 'red']), rule)?.suspendedFor).toEqual([idOf(3)]);
    const first = { ...CBF_DISCIPLINE, resetBefore: [1] };
    expect(recordOf(shown('Zé', [1, 'yellow'], [2, 'yellow']), first)?.yellows).toBe(2);
  });

  test('never suspend where the rule is 0', () => {
    const rule = { ...CBF_DISCIPLINE, yellows: 0 };
    const cards = shown('Zé', [1, 'yellow'], [2, 'yellow'], [3, 'yellow']);
    expect(recordOf(cards, rule)).toMatchObject({ yellows: 0, isHanging: false, suspendedFor: [] });
  });
});

describe('sendings-off', () => {
  test('a second yellow costs a match and neither yellow is accumulated', () => {
    const cards = shown('Zé', [1, 'yellow'], [1, 'second_yellow']);
    expect(recordOf(cards)).toMatchObject({ yellows: 0, suspendedFor: [idOf(2)] });
  });

  test('a yellow before a direct red is', () => {
    const cards = shown('Zé', [1, 'yellow'], [1, 'red']);
    expect(recordOf(cards)).toMatchObject({ yellows: 1, suspendedFor: [idOf(2)] });
  });

  test('longer suspensions run on; past the calendar they are owed', () => {
    const rule = { ...CBF_DISCIPLINE, redBan: 3 };
    expect(recordOf(shown('Zé', [1, 'red']), rule)?.suspendedFor).toEqual([2, 3, 4].map(idOf));
    expect(recordOf(shown('Zé', [5, 'red']), rule)).toMatchObject({
      suspendedFor: [idOf(6)],
      owed: 2,
    });
    const second = { ...CBF_DISCIPLINE, secondYellowBan: 2 };
    const cards = shown('Zé', [4, 'second_yellow']);
    expect(recordOf(cards, second)?.suspendedFor).toEqual([5, 6].map(idOf));
  });

  test('a third yellow and a red in one match add up', () => {
    const cards = shown('Zé', [1, 'yellow'], [2, 'yellow'], [3, 'yellow'], [3, 'red']);
    expect(recordOf(cards)?.suspendedFor).toEqual([4, 5].map(idOf));
  });
});

test('matches that will not be played serve no suspension', () => {
  const off = calendar.map((match): Match => {
    if (match.round === 2) return { ...match, result: { kind: 'cancelled' } };
    return match.round === 3 ? { ...match, result: { kind: 'annulled' } } : match;
  });
  const [record] = disciplineRecords(off, shown('Zé', [1, 'red']));
  expect(record?.suspendedFor).toEqual([idOf(4)]);
});

test('players of the same name in two teams are two players', () => {
  const other: CardShown = { player: 'Zé', team: 'C', match: 'r1CD', card: 'red' };
  const records = disciplineRecords(calendar, [...shown('Zé', [1, 'red']), other]);
  expect(records.map(({ team, suspendedFor: missed }) => [team, missed])).toEqual([
    ['A', ['r2CA']],
    ['C', ['r2CA']],
  ]);
  expect(suspendedFor('r2CA', records)).toEqual(records);
  expect(suspendedFor('r3AD', records)).toEqual([]);
});
