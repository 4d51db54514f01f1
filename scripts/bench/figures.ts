export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? Number.NaN) : upper;
  return (lower + upper) / 2;
}

/** The value that this share of all does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Abramowitz and Stegun, 7.1.26. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = factors.reduceRight((rest, factor) => (rest + factor) * t, 0);
  return sum * Math.exp(-x * x);
}

/** How likely samples of one thing lie as far apart as these (two-sided, normal approximation). */
export function mannWhitneyP(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : 0) + (a === b ? 0.5 : 0)));
  const u = wins.reduce((sum, win) => sum + win, 0);
  const pairs = first.length * second.length;
  const deviation = Math.sqrt((pairs * (first.length + second.length + 1)) / 12);
  return erfc(Math.abs(u - pairs / 2) / deviation / Math.SQRT2);
}

/** A figure beside what was wanted of it. */
export function verdict(isReached: boolean, wanted: string): string {
  return `${isReached ? 'reached' : 'MISSED'} (wanted ${wanted})`;
}

/** Prints rows in columns: the first to the left, the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('   ').trimEnd());
  }
}
