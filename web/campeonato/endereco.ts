import { useSearchParams } from 'react-router';

/** Who came by an invitation still has it behind every link of the championship. */
const KEPT = ['convite', 'assumir'] as const;

export type Onde = Readonly<Record<string, string | number>>;

/** The invitation in the address, if there is one. */
export function useConvite(): (readonly [string, string])[] {
  const [search] = useSearchParams();
  return KEPT.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
}

/** The only maker of addresses inside a championship: a tab and what it shows, or the page below it. */
export function useEndereco(id: string) {
  const convite = useConvite();
  return (onde: Onde = {}, below: '' | '/sorteio' = '') => {
    const query = new URLSearchParams();
    for (const [name, value] of [...Object.entries(onde), ...convite]) {
      query.set(name, String(value));
    }
    return `/campeonato/${id}${below}${query.size > 0 ? `?${query}` : ''}`;
  };
}
