export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? Number.NaN) : upper;
  return (lower + upper) / 2;
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
