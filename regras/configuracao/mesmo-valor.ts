/** JSON with the keys in order: the database does not keep that of the form. */
function stable(value: unknown): string {
  return JSON.stringify(value ?? null, (_, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  );
}

/** The same settings, whatever the order of their names. */
export const mesmoValor = (a: unknown, b: unknown): boolean => stable(a) === stable(b);
