// A worked example as the page shows it: the criteria that were tried, in order, with each team's figure.

import { explain } from '#engine/tables/explain.ts';
import { standings } from '#engine/tables/standings.ts';
import type { Tiebreaker } from '#engine/types.ts';
import type { Locale } from '#textos/locale.ts';
import { signed } from '#web/components/match/mini-table.tsx';
import type { Example } from './examples.ts';

export type WorkedExample = {
  /** Best first. */
  readonly teams: readonly string[];
  readonly rows: readonly {
    readonly criterion: Tiebreaker;
    readonly values: readonly string[];
    readonly decides: boolean;
  }[];
};

const SIGNED = new Set<Tiebreaker>(['goal_difference', 'h2h_goal_difference', 'fair_play']);
const ORDERS = new Set<Tiebreaker>(['lots', 'playoff']);

function formatValue(criterion: Tiebreaker, value: number, locale: Locale): string {
  if (criterion === 'win_rate') {
    return new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
  }
  if (SIGNED.has(criterion)) return signed(value);
  return ORDERS.has(criterion) && locale === 'pt-BR' ? `${value}º` : String(value);
}

export function workExample({ stage, level, shows }: Example, locale: Locale): WorkedExample {
  const view = { only: level };
  const teams = standings(stage, view).map(({ team }) => team);
  const [first = '', ...others] = teams;
  const trails = others.map((other) => explain(stage, first, other, view).steps);
  const tried = trails[0] ?? [];
  const rows = tried
    .map(({ criterion, values: [ofFirst] }, index) => ({
      criterion,
      values: [ofFirst, ...trails.map((steps) => steps[index]?.values[1] ?? 0)].map((value) =>
        formatValue(criterion, value, locale),
      ),
      decides: index === tried.length - 1,
    }))
    .filter(({ criterion, decides }) => decides || shows.includes(criterion));
  return { teams, rows };
}
