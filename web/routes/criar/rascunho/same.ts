export const isSame = (a: unknown, b: unknown): boolean => stable(a) === stable(b);

/** JSON with the keys in order: the database does not keep that of the form. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  );
}
