// CSV for the sheets that people use in Brazil: semicolons, a byte order mark, and no cell that a sheet
// would run as a formula.

const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[;"\r\n]/;

function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;
