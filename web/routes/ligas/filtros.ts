// The filters of the list live in its address: every list can be linked to, and works without a script.
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';
import { ENTRADAS_NA_LIGA, MINHAS_LIGAS, ORDENS_DAS_LIGAS } from '#regras/liga/opcoes.ts';

export const LIGAS = '/ligas';

const LONGEST_SEARCH = 64;

type OneOf<T extends readonly string[]> = T[number] | undefined;

export type FiltrosDasLigas = {
  readonly busca: string | undefined;
  readonly modalidade: OneOf<typeof MODALIDADES>;
  readonly entrada: OneOf<typeof ENTRADAS_NA_LIGA>;
  readonly verificada: '1' | undefined;
  readonly minhas: OneOf<typeof MINHAS_LIGAS>;
  readonly ordem: OneOf<typeof ORDENS_DAS_LIGAS>;
  readonly cursor: string | undefined;
};

/** As they are called in the address. */
export const NOMES_DOS_FILTROS = [
  ...(['busca', 'modalidade', 'entrada', 'verificada', 'minhas', 'ordem', 'cursor'] as const),
] satisfies readonly (keyof FiltrosDasLigas)[];

/** What is not known is left out, as if it had not been asked for. */
export function lerFiltros(search: URLSearchParams): FiltrosDasLigas {
  const oneOf = <const T extends readonly string[]>(name: string, values: T): OneOf<T> =>
    values.find((value) => value === search.get(name));
  const ordem = oneOf('ordem', ORDENS_DAS_LIGAS);
  return {
    busca: search.get('busca')?.trim().slice(0, LONGEST_SEARCH) || undefined,
    modalidade: oneOf('modalidade', MODALIDADES),
    entrada: oneOf('entrada', ENTRADAS_NA_LIGA),
    verificada: ['1', 'on'].includes(search.get('verificada') ?? '') ? '1' : undefined,
    minhas: oneOf('minhas', MINHAS_LIGAS),
    ordem: ordem === 'maiores' ? undefined : ordem,
    cursor: search.get('cursor') || undefined,
  };
}

/** Any change starts at the first page. */
export function enderecoCom(
  filtros: FiltrosDasLigas,
  changes: Partial<FiltrosDasLigas> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filtros, cursor: undefined, ...changes })) {
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `${LIGAS}?${search}` : LIGAS;
}

export const temFiltro = ({ busca, modalidade, entrada, verificada }: FiltrosDasLigas): boolean =>
  [busca, modalidade, entrada, verificada].some((one) => one !== undefined);

/** Where the next page goes on, out of the link that the API gave. */
export const cursorDe = (next: string | null): string | undefined =>
  next === null
    ? undefined
    : (new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined);
