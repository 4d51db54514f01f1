// The table: teams in order with their columns. Teams that no criterion separates share a position and
// say what is pending (lots, a play-off, or nothing more in the rules); names never decide.
import { type Ledger, makeLedger } from './ledger.ts';
import { type Group, makeContest, separate } from './separation.ts';
import type { Tally } from './tally.ts';
import type { Standing, TableRules, TableStage, View } from './types.ts';

/** What the rules would do next about teams that stayed level. */
export function pendingOf({ tiebreakers }: TableRules): NonNullable<Standing['pending']> {
  for (const name of tiebreakers) if (name === 'lots' || name === 'playoff') return name;
  return 'level';
}

function rowsOf(ledger: Ledger, all: Tally, group: Group, position: number): Standing[] {
  const rows: Standing[] = [];
  for (const place of group) {
    const totals = all[place];
    const team = ledger.teams[place];
    if (!totals || team === undefined) continue;
    rows.push({
      team,
      position,
      points: totals.points,
      played: totals.played,
      wins: totals.wins,
      draws: totals.draws,
      losses: totals.losses,
      goalsFor: totals.goalsFor,
      goalsAgainst: totals.goalsAgainst,
      adjustment: totals.adjustment,
      ...(group.length > 1 && { pending: pendingOf(ledger.rules) }),
      ...(ledger.struckOff.has(team) && { struckOff: true }),
    });
  }
  return rows;
}

/** For many views of one season: make the ledger once and ask it again and again. */
export function standingsOf(ledger: Ledger, view: View = {}): readonly Standing[] {
  const contest = makeContest(ledger, view);
  const rows: Standing[] = [];
  for (const group of separate(contest)) {
    rows.push(...rowsOf(ledger, contest.all, group, rows.length + 1));
  }
  return rows;
}

export function standings(stage: TableStage, view: View = {}): readonly Standing[] {
  return standingsOf(makeLedger(stage), view);
}
