// The filters of the list live in its address: every list can be linked to, and works without a script.
import { FORMATOS, MODALIDADES, ORDENS, PLATAFORMAS } from '#regras/configuracao/opcoes.ts';

export const LISTA = '/campeonatos';

export const ESTADOS_DA_LISTA = ['inscricoes', 'andamento', 'encerrado'] as const;

export const MEUS = ['organizo', 'participo'] as const;

const LONGEST_SEARCH = 64;

/** The order of a list that asks for none: it stays out of the address. */
export const USUAL_ORDER = 'recentes' satisfies (typeof ORDENS)[number];

type OneOf<T extends readonly string[]> = T[number] | undefined;

export type Filters = {
  readonly busca: string | undefined;
  readonly estado: OneOf<typeof ESTADOS_DA_LISTA>;
  readonly meus: OneOf<typeof MEUS>;
  readonly modalidade: OneOf<typeof MODALIDADES>;
  readonly plataforma: OneOf<typeof PLATAFORMAS>;
  readonly formato: OneOf<typeof FORMATOS>;
  readonly com_vagas: '1' | undefined;
  readonly gratis: '1' | undefined;
  readonly ordem: OneOf<typeof ORDENS>;
  readonly cursor: string | undefined;
};

/** As they are called in the address. */
export const FILTER_NAMES = [
  'busca',
  'estado',
  'meus',
  'modalidade',
  'plataforma',
  'formato',
  'com_vagas',
  'gratis',
  'ordem',
  'cursor',
] as const satisfies readonly (keyof Filters)[];

/** Those that a visitor sets and takes away; the others say which list it is. */
const REMOVABLE = [
  'busca',
  'modalidade',
  'plataforma',
  'formato',
  'com_vagas',
  'gratis',
] as const satisfies readonly (keyof Filters)[];

export type Removable = (typeof REMOVABLE)[number];

/** What is not known is left out, as if it had not been asked for. */
export function readFilters(search: URLSearchParams): Filters {
  const oneOf = <const T extends readonly string[]>(name: string, values: T): OneOf<T> =>
    values.find((value) => value === search.get(name));
  const isOn = (name: string) =>
    ['1', 'on', 'true'].includes(search.get(name) ?? '') ? '1' : undefined;
  const ordem = oneOf('ordem', ORDENS);
  return {
    busca: search.get('busca')?.trim().slice(0, LONGEST_SEARCH) || undefined,
    estado: oneOf('estado', ESTADOS_DA_LISTA),
    meus: oneOf('meus', MEUS),
    modalidade: oneOf('modalidade', MODALIDADES),
    plataforma: oneOf('plataforma', PLATAFORMAS),
    formato: oneOf('formato', FORMATOS),
    com_vagas: isOn('com_vagas'),
    gratis: isOn('gratis'),
    ordem: ordem === USUAL_ORDER ? undefined : ordem,
    cursor: search.get('cursor') || undefined,
  };
}

/** Address of the list with these filters changed. Any change starts at the first page. */
export function hrefWith(filters: Filters, changes: Partial<Filters> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, cursor: undefined, ...changes })) {
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `${LISTA}?${search}` : LISTA;
}

/** The filters as a form has them now. */
export function filtersOfForm(form: HTMLFormElement): Filters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(fields));
}

export const activeFilters = (filters: Filters): Removable[] =>
  REMOVABLE.filter((name) => filters[name] !== undefined);

export function withoutFilters(filters: Filters): string {
  const none = Object.fromEntries(REMOVABLE.map((name) => [name, undefined]));
  return hrefWith(filters, none);
}

/** Where the next page goes on, out of the link that the API gave. */
export function cursorOf(next: string | null): string | null {
  return next === null ? null : new URL(next, 'http://localhost').searchParams.get('cursor');
}
