// The columns of a table: matches, wins, draws, losses, goals and points of each team, summed over the
// matches that the table shows. Byes give points and no match (FIDE C.04, basic rules for Swiss systems).

import type { Credit, View } from '#engine/types.ts';
import { adjustmentTotals } from './adjustments.ts';
import type { CountedMatch, Ledger, Tally, Totals } from './table-shapes.ts';

export const makeTotals = (): Totals => ({
  points: 0,
  adjustment: 0,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  goalsFor: 0,
  goalsAgainst: 0,
});

export function addCredit(row: Totals, credit: Credit): void {
  row.played += 1;
  row.points += credit.points;
  row.goalsFor += credit.goalsFor;
  row.goalsAgainst += credit.goalsAgainst;
  if (credit.result === 'win') row.wins += 1;
  else if (credit.result === 'draw') row.draws += 1;
  else row.losses += 1;
}

/** Matches without a round are shown only where all are. */
export const isShown = ({ match }: CountedMatch, { upToRound }: View): boolean =>
  upToRound === undefined || (match.round !== undefined && match.round <= upToRound);

/** The entries that a view shows. */
export function shownEntries(ledger: Ledger, view: View): readonly CountedMatch[] {
  if (view.upToRound === undefined) return ledger.entries();
  return ledger.entries().filter((entry) => isShown(entry, view));
}

export function sumEntries(
  size: number,
  entries: readonly CountedMatch[],
  venue: View['venue'] = 'all',
): Totals[] {
  const rows: Totals[] = [];
  while (rows.length < size) rows.push(makeTotals());
  for (const { home, away, credits } of entries) {
    const homeRow = rows[home];
    const awayRow = rows[away];
    if (homeRow && venue !== 'away') addCredit(homeRow, credits.home);
    if (awayRow && venue !== 'home') addCredit(awayRow, credits.away);
  }
  return rows;
}

/** Averages and weights are fractions: rounding keeps equal sums equal, in whatever order. */
export const rounded = (points: number) => Math.round(points * 1e6) / 1e6;

/** The columns that a view shows, before anything from outside the field. */
function columns(ledger: Ledger, view: View): Tally {
  const { venue = 'all', upToRound } = view;
  if (venue === 'all' && upToRound === undefined) return ledger.totals;
  return sumEntries(ledger.teams.length, shownEntries(ledger, view), venue);
}

/** Home-only and away-only tables carry no adjustments and no byes: those belong to neither. */
export function tally(ledger: Ledger, view: View): Tally {
  const { rules, stage, placeOf, adjustments } = ledger;
  const { byes = [] } = stage;
  const { venue = 'all', upToRound = Number.POSITIVE_INFINITY } = view;
  const played = columns(ledger, view);
  if (venue !== 'all' || byes.length + adjustments.length === 0) return played;
  const rows = played.map((row) => ({ ...row }));
  for (const { team, round } of byes) {
    const row = rows[placeOf(team) ?? -1];
    if (row && round <= upToRound) row.points += rules.byePoints ?? rules.points.win;
  }
  for (const [team, points] of adjustmentTotals(adjustments, upToRound)) {
    const row = rows[placeOf(team) ?? -1];
    if (!row) continue;
    row.adjustment = rounded(points);
    row.points = rounded(row.points + points);
  }
  return rows;
}
