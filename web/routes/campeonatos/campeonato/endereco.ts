/** Who came by an invitation still has it on the next tab. */
const KEPT = ['convite', 'assumir'] as const;

export function enderecoDe(
  id: string,
  onde: Readonly<Record<string, string>>,
  search: URLSearchParams,
): string {
  const query = new URLSearchParams(onde);
  for (const name of KEPT) {
    const value = search.get(name);
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `/campeonato/${id}?${query}` : `/campeonato/${id}`;
}
