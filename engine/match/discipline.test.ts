import { describe, expect, test } from 'vitest';
import {
  type BookedMatch,
  type Booking,
  CBF_DISCIPLINE,
  type DisciplineRule,
  disciplineOf,
} from './discipline.ts';

const yellow = (player: string): Booking => ({ player, card: 'yellow' });
const second = (player: string): Booking => ({ player, card: 'second_yellow' });
const red = (player: string): Booking => ({ player, card: 'red' });

const played = (id: number, bookings: Booking[] = [], more: Partial<BookedMatch> = {}) => ({
  ...{ id: `m${id}`, stage: 1, isOver: true, bookings },
  ...more,
});
const open = (id: number, more: Partial<BookedMatch> = {}) =>
  played(id, [], { isOver: false, ...more });

const out = (matches: BookedMatch[], rule: Partial<DisciplineRule> = {}) =>
  disciplineOf(matches, { ...CBF_DISCIPLINE, ...rule }).suspensions.map(
    ({ player, reason, from, misses }) => `${player} ${reason} ${from}→${misses}`,
  );

const hanging = (matches: BookedMatch[], rule: Partial<DisciplineRule> = {}) =>
  disciplineOf(matches, { ...CBF_DISCIPLINE, ...rule }).hanging;

const three = [1, 2, 3].map((n) => played(n, [yellow('ana')]));

describe('yellows', () => {
  test('suspend at the third, for the next match, once', () => {
    expect(disciplineOf(three.slice(0, 2))).toEqual({ suspensions: [], hanging: ['ana'] });
    expect(out([...three, open(4), open(5)])).toEqual(['ana yellows m3→m4']);
    expect(hanging([...three, open(4)])).toEqual([]);
    expect(out([...three, played(4), open(5)])).toEqual(['ana yellows m3→m4']);
  });

  test('begin anew after a suspension', () => {
    const again = [...three, played(4), ...[5, 6].map((n) => played(n, [yellow('ana')])), open(7)];
    expect([out(again), hanging(again)]).toEqual([['ana yellows m3→m4'], ['ana']]);
  });

  test('are forgotten before a stage; what is owed is not', () => {
    const final = { stage: 2 };
    const rule = { resetBefore: 2 };
    const fresh = [...three.slice(0, 2), played(3, [yellow('ana')], final), open(4, final)];
    expect([out(fresh, rule), hanging(fresh, rule)]).toEqual([[], []]);
    expect(out([...three, open(4, final)], rule)).toEqual(['ana yellows m3→m4']);
    // Before the wiping match nobody hangs any more, and after one of the old stage somebody does.
    expect(hanging([...three.slice(0, 2), open(3, final)], rule)).toEqual([]);
    expect(hanging([...three.slice(0, 2), open(3), open(4, final)], rule)).toEqual(['ana']);
  });

  test('one may be enough, and then nobody hangs; or none ever', () => {
    const one = [played(1, [yellow('ana')]), open(2)];
    expect(out(one, { yellows: 1 })).toEqual(['ana yellows m1→m2']);
    expect(hanging(one, { yellows: 1 })).toEqual([]);
    expect(disciplineOf([...three, open(4)], { ...CBF_DISCIPLINE, yellows: 0 })).toEqual({
      suspensions: [],
      hanging: [],
    });
  });
});

describe('being sent off', () => {
  test('costs the next match; two yellows of one match count towards nothing else', () => {
    const twice = [played(1, [yellow('ana'), second('ana')]), open(2)];
    expect(out(twice)).toEqual(['ana sent_off m1→m2']);
    expect(hanging(twice, { yellows: 2 })).toEqual([]);
  });

  test('after a yellow costs a match, and the yellow counts', () => {
    const third = [...three.slice(0, 2), played(3, [yellow('ana'), red('ana')])];
    const both = ['ana yellows m3→m4', 'ana sent_off m3→m5'];
    expect(out([...third, open(4), open(5)])).toEqual(both);
    expect(out([...third, played(4), open(5)])).toEqual(both);
  });

  test('may cost more, or nothing; without another match it is owed', () => {
    expect(out([played(1, [red('ana')]), open(2), open(3)], { redBan: 2 })).toEqual([
      'ana sent_off m1→m2',
      'ana sent_off m1→m3',
    ]);
    expect(out([played(1, [red('ana')]), open(2)], { redBan: 0 })).toEqual([]);
    expect(out([played(1, [red('ana')])])).toEqual(['ana sent_off m1→null']);
  });

  test('is of each player alone', () => {
    const one = [played(1, [red('ana'), red('bia'), yellow('rui')]), open(2)];
    expect(out(one)).toEqual(['ana sent_off m1→m2', 'bia sent_off m1→m2']);
  });
});

test('what a first leg cost is served in the return match, or after the tie', () => {
  const tie = { tie: 'semi' };
  const legs = [played(1, [red('ana')], tie), open(2, tie), open(3)];
  expect(out(legs)).toEqual(['ana sent_off m1→m2']);
  expect(out(legs, { carriesToReturn: false })).toEqual(['ana sent_off m1→m3']);
});

describe('a ban', () => {
  const ban = (matches: number, notIn: string[] = []) => [
    { player: 'ana', from: 'm1', matches, notIn: new Set(notIn) },
  ];
  const banned = (matches: BookedMatch[], bans: ReturnType<typeof ban>) =>
    disciplineOf(matches, { ...CBF_DISCIPLINE, yellows: 0, redBan: 0 }, bans).suspensions.map(
      ({ reason, from, misses }) => `${reason} ${from}→${misses}`,
    );

  test('costs the next matches that were not over when it was decided', () => {
    const season = [played(1), played(2), open(3), open(4)];
    expect(banned(season, ban(1, ['m1', 'm2']))).toEqual(['banned m1→m3']);
    expect(banned([played(1), played(2), played(3), open(4)], ban(2, ['m1', 'm2']))).toEqual([
      ...['banned m1→m3', 'banned m1→m4'],
    ]);
    expect(banned(season, ban(3, ['m1', 'm2']))).toEqual([
      ...['banned m1→m3', 'banned m1→m4', 'banned m1→null'],
    ]);
  });

  test('and a sending-off are served one after the other', () => {
    const season = [played(1, [red('ana')]), open(2), open(3)];
    const found = disciplineOf(season, CBF_DISCIPLINE, ban(1, ['m1'])).suspensions;
    expect(found.map(({ misses }) => misses)).toEqual(['m2', 'm3']);
    expect(new Set(found.map(({ reason }) => reason))).toEqual(new Set(['banned', 'sent_off']));
  });
});
