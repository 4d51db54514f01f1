// A month as a sheet of the calendar: whole weeks from Sunday, days as yyyy-MM-dd.

const DAY_MS = 24 * 3_600_000;
const WEEK = 7;

const at = (day: string) => new Date(`${day}T00:00:00Z`);

const written = (date: Date) => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  written(new Date(at(day).getTime() + days * DAY_MS));

/** The same day of another month, or its last where it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = at(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return addDays(written(first), Math.min(date.getUTCDate(), length) - 1);
}

export const weekday = (day: string): number => at(day).getUTCDay();

/** The weeks that show the month of a day; those of other months are null. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -weekday(first));
  const days = Array.from({ length: 6 * WEEK }, (_, n) => addDays(start, n));
  const weeks = Array.from({ length: 6 }, (_, n) => days.slice(n * WEEK, (n + 1) * WEEK));
  const isOfMonth = (each: string) => each.startsWith(day.slice(0, 7));
  return weeks
    .filter((week) => week.some(isOfMonth))
    .map((week) => week.map((each) => (isOfMonth(each) ? each : null)));
}
