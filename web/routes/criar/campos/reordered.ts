/** The whole list after its offered part was put into another order: what is not offered keeps its place. */
export function reordered(
  whole: readonly string[],
  offered: ReadonlySet<string>,
  order: readonly string[],
): string[] {
  const next = [...order];
  const kept = whole.flatMap((id) => {
    if (!offered.has(id)) return [id];
    const own = next.shift();
    return own === undefined ? [] : [own];
  });
  return [...kept, ...next];
}
