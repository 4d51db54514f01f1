import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen, type PromotionRules, promote, type SeasonPlace } from './promotion.ts';

const RUNS = { numRuns: 300 };

const anyBoundary = fc.record({ down: fc.nat(4), up: fc.nat(4), playoffs: fc.nat(2) });

/** Divisions of any sizes, some of whose last have left, some of whom share places. */
const anyDivision = (index: number) =>
  fc
    .record({
      sizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 }),
      left: fc.nat(2),
    })
    .map(({ sizes, left }): SeasonPlace[] => {
      const total = sizes.reduce((sum, size) => sum + size, 0);
      let from = 1;
      const places = sizes.flatMap((size) => {
        const span = { from, to: from + size - 1 };
        from += size;
        return Array.from({ length: size }, (_, n) => ({
          team: `${index}-${span.from + n}`,
          ...span,
        }));
      });
      const out = Math.min(left, total - 1);
      return places.map((place, n) =>
        n < total - out ? place : { ...place, from: total - out + 1, to: total, left: true },
      );
    });

const anySeason = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc.record({
    ends: fc.tuple(...Array.from({ length: count }, (_, n) => anyDivision(n))),
    rules: fc.record({
      boundaries: fc.array(anyBoundary, { minLength: count - 1, maxLength: count - 1 }),
      withdrawal: fc.constantFrom('relegated', 'leaves'),
      vacancy: fc.constantFrom('promote', 'keep', 'open'),
    }) as fc.Arbitrary<PromotionRules>,
    upsets: fc.infiniteStream(fc.boolean()),
  }),
);

/** With every tie between divisions decided. */
function decided(
  ends: readonly (readonly SeasonPlace[])[],
  rules: PromotionRules,
  upsets: Iterator<boolean>,
) {
  const { ties } = promote(ends, rules);
  const winners = new Set(ties.map(({ upper, lower }) => (upsets.next().value ? lower : upper)));
  return promote(ends, rules, winners);
}

test('everybody has one move, to the next division at most, and only who left is out', () => {
  fc.assert(
    fc.property(anySeason, ({ ends, rules, upsets }) => {
      const { moves } = decided(ends, rules, upsets);
      expect(moves.map(({ team }) => team).sort()).toEqual(
        ends.flatMap((places) => places.map(({ team }) => team)).sort(),
      );
      const left = new Set(ends.flat().flatMap(({ team, left: isOut }) => (isOut ? [team] : [])));
      for (const { team, from, to } of moves) {
        if (to === null) expect(left.has(team) && rules.withdrawal === 'leaves').toBe(true);
        else {
          expect(Math.abs(to - from)).toBeLessThanOrEqual(1);
          expect(to >= 0 && to < ends.length).toBe(true);
          if (left.has(team)) expect(to, 'who left never comes up').toBeGreaterThanOrEqual(from);
        }
      }
    }),
    RUNS,
  );
});

test('without ties between divisions a better place never does worse', () => {
  fc.assert(
    fc.property(anySeason, ({ ends, rules }) => {
      const boundaries = rules.boundaries.map((each) => ({ ...each, playoffs: 0 }));
      const { moves } = promote(ends, { ...rules, boundaries });
      const stayed = moves.filter((move) => move.to !== null && !isOpen(move));
      for (const [n, move] of stayed.entries()) {
        const next = stayed[n + 1];
        if (next?.from !== move.from) continue;
        expect(move.to as number).toBeLessThanOrEqual(next.to as number);
      }
    }),
    RUNS,
  );
});

test('where as many go up as down, divisions keep their size, with their open places', () => {
  fc.assert(
    fc.property(anySeason, ({ ends, rules, upsets }) => {
      const boundaries = rules.boundaries.map((each) => ({ ...each, up: each.down }));
      const fair = { ...rules, boundaries, withdrawal: 'leaves' as const };
      // Only where the lines fit.
      const fits = ends.every((places, n) => {
        const playing = places.filter(({ left }) => !left).length;
        const [above, below] = [boundaries[n - 1], boundaries[n]];
        const needed = [above, below].map((each) => (each ? each.up + each.playoffs : 0));
        return playing >= (needed[0] ?? 0) + (needed[1] ?? 0);
      });
      fc.pre(fits);
      const { moves, openings } = decided(ends, fair, upsets);
      fc.pre(!moves.some(isOpen));
      ends.forEach((places, n) => {
        const next = moves.filter(({ to }) => to === n).length;
        expect(next + (openings[n] ?? 0)).toBe(places.length);
      });
    }),
    RUNS,
  );
});
