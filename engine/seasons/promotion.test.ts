import { describe, expect, test } from 'vitest';
import { type PromotionRules, promote, type SeasonPlace } from './promotion.ts';
import { zonesOf } from './zones.ts';

const table = (names: string, left = ''): SeasonPlace[] =>
  [...names].map((team, n) => ({ team, from: n + 1, to: n + 1, left: left.includes(team) }));

const rules = (more: Partial<PromotionRules> = {}): PromotionRules => ({
  boundaries: [{ down: 2, up: 2, playoffs: 0 }],
  ...{ withdrawal: 'leaves', vacancy: 'promote' },
  ...more,
});

/** 'B>A up', best place first, of those who do not simply stay. */
const told = ({ moves }: ReturnType<typeof promote>) =>
  moves
    .filter(({ reason }) => reason !== 'stays')
    .map(({ team, from, to, reason }) => `${team} ${from}>${to ?? '-'} ${reason}`);

describe('two divisions', () => {
  test('the last two go down, the first two come up', () => {
    const end = promote([table('abcdefgh'), table('ijklmnop')], rules());
    expect(told(end)).toEqual(['g 0>1 down', 'h 0>1 down', 'i 1>0 up', 'j 1>0 up']);
    expect(end.openings).toEqual([0, 0]);
  });

  test('a tie between the divisions waits, and then decides', () => {
    const boundaries = [{ down: 1, up: 1, playoffs: 1 }];
    const ends = [table('abcd'), table('efgh')];
    const open = promote(ends, rules({ boundaries }));
    expect(open.ties).toEqual([{ boundary: 0, upper: 'c', lower: 'f' }]);
    expect(told(open)).toEqual(['c 0>0 playoff', 'd 0>1 down', 'e 1>0 up', 'f 1>1 playoff']);
    const held = promote(ends, rules({ boundaries }), new Set(['c']));
    expect(told(held)).toContain('c 0>0 playoff-stays');
    const upset = promote(ends, rules({ boundaries }), new Set(['f']));
    expect(told(upset)).toEqual([
      ...['c 0>1 playoff-down', 'd 0>1 down', 'e 1>0 up', 'f 1>0 playoff-up'],
    ]);
  });

  test('who shares a place across the line is for people to decide', () => {
    const cup: SeasonPlace[] = [
      { team: 'a', from: 1, to: 1 },
      { team: 'b', from: 2, to: 2 },
      { team: 'c', from: 3, to: 4 },
      { team: 'd', from: 3, to: 4 },
    ];
    const one = [{ down: 1, up: 1, playoffs: 0 }];
    const end = promote([cup, table('efgh')], rules({ boundaries: one }));
    expect(told(end)).toEqual(['c 0>0 tied', 'd 0>0 tied', 'e 1>0 up']);
    const both = promote([cup, table('efgh')], rules());
    expect(told(both).slice(0, 2)).toEqual(['c 0>1 down', 'd 0>1 down']);
  });
});

describe('who left', () => {
  const ends = [table('abcdefgh', 'h'), table('ijklmnop'), table('qrstuvwx')];
  const boundaries = [
    { down: 2, up: 2, playoffs: 0 },
    { down: 2, up: 2, playoffs: 0 },
  ];
  const of = (more: Partial<PromotionRules>) => promote(ends, rules({ boundaries, ...more }));

  test('is not in the next season, and one more comes up, down to the last division', () => {
    const end = of({});
    expect(told(end)).toEqual([
      ...['f 0>1 down', 'g 0>1 down', 'h 0>- left'],
      ...['i 1>0 up', 'j 1>0 up', 'k 1>0 vacancy-up', 'o 1>2 down', 'p 1>2 down'],
      ...['q 2>1 up', 'r 2>1 up', 's 2>1 vacancy-up'],
    ]);
    expect(end.moves.find(({ team }) => team === 's')).toMatchObject({ of: 'h' });
    expect(end.openings).toEqual([0, 0, 1]);
  });

  test('spares the best of those who go down, where the liga says so', () => {
    const end = of({ vacancy: 'keep' });
    expect(told(end)).toContain('f 0>0 vacancy-stays');
    expect(told(end)).toContain('o 1>1 vacancy-stays');
    expect(end.openings).toEqual([0, 0, 1]);
  });

  test('leaves the place open, where it says that', () => {
    expect(of({ vacancy: 'open' }).openings).toEqual([1, 0, 0]);
  });

  test('goes down as the last, where it says that', () => {
    const end = of({ withdrawal: 'relegated' });
    expect(told(end).slice(0, 2)).toEqual(['g 0>1 down', 'h 0>1 down']);
    expect(end.openings).toEqual([0, 0, 0]);
  });
});

test('a division that is too small for its lines sends up first', () => {
  const boundary = { down: 3, up: 3, playoffs: 2 };
  expect(zonesOf(4, { above: boundary, below: boundary })).toEqual({
    ...{ up: 3, down: 1, upPlayoff: 0, downPlayoff: 0 },
  });
  const end = promote([table('ab'), table('c')], rules());
  expect(told(end)).toEqual(['a 0>1 down', 'b 0>1 down', 'c 1>0 up']);
});
