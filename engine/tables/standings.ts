// The standings of a stage: teams in order with their columns. Teams that no criterion separates share a position and
// say what is pending (lots, a play-off, or nothing more in the rules); names never decide.

import type { Standing, TableRules, TableStage, TeamId, View } from '#engine/types.ts';
import { makeLedger } from './ledger.ts';
import { makeContest, separate } from './separation.ts';
import type { Ledger, Totals } from './table-shapes.ts';

/** What the rules would do next about teams that stayed level. */
export function pendingOf({ tiebreakers }: TableRules): NonNullable<Standing['pending']> {
  const last = tiebreakers.at(-1);
  return last === 'lots' || last === 'playoff' ? last : 'level';
}

function rowOf(
  ledger: Ledger,
  totals: Readonly<Totals>,
  team: TeamId,
  position: number,
  isLevel: boolean,
) {
  const row: Standing = { ...totals, team, position };
  const isStruckOff = ledger.struckOff.has(team);
  if (!isLevel && !isStruckOff) return row;
  return {
    ...row,
    ...(isLevel && { pending: pendingOf(ledger.rules) }),
    ...(isStruckOff && { struckOff: true }),
  };
}

/** For many views of one season: make the ledger once and ask it again and again. */
export function standingsOf(ledger: Ledger, view: View = {}): readonly Standing[] {
  const contest = makeContest(ledger, view);
  const rows: Standing[] = [];
  for (const group of separate(contest)) {
    const position = rows.length + 1;
    for (const place of group) {
      const totals = contest.all[place];
      const team = ledger.teams[place];
      if (totals && team !== undefined) {
        rows.push(rowOf(ledger, totals, team, position, group.length > 1));
      }
    }
  }
  return rows;
}

export const standings = (stage: TableStage, view?: View): readonly Standing[] =>
  standingsOf(makeLedger(stage), view);
