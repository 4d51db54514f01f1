// Which part of a bracket its first view shows: three rounds around where it stands, and of rounds with many ties
// those around one of them. A tie stands between the two that feed it.
import type { BracketTie } from '#engine/knockout/bracket.ts';
import type { TieId } from '#engine/types.ts';
import { alimentadoPor } from '#regras/montagem/etapas.ts';

const MOST_COLUMNS = 3;
const MOST_TIES = 8;

export type ColunaDaChave = { readonly etapa: string; readonly ties: readonly BracketTie[] };

export type JanelaDaChave = {
  readonly colunas: readonly ColunaDaChave[];
  readonly parcial: boolean;
};

function colunasDe(
  ties: readonly BracketTie[],
  etapas: ReadonlyMap<TieId, string>,
): ColunaDaChave[] {
  return [...Map.groupBy(ties, ({ id }) => etapas.get(id) ?? '')].map(([etapa, own]) => ({
    etapa,
    ties: own,
  }));
}

/** Those that lead to the same tie two rounds later as `from` does. */
function around(columns: readonly ColunaDaChave[], from: BracketTie): ColunaDaChave[] {
  const path = [from.id];
  for (const { ties } of columns.slice(1)) {
    const next = ties.find((tie) => alimentadoPor(tie).includes(path.at(-1) ?? ''));
    if (next) path.push(next.id);
  }
  let wanted = new Set(path.slice(-1));
  const kept: ColunaDaChave[] = [];
  for (const { etapa, ties } of columns.slice(0, path.length).reverse()) {
    const own = ties.filter(({ id }) => wanted.has(id));
    kept.unshift({ etapa, ties: own });
    wanted = new Set(own.flatMap(alimentadoPor));
  }
  return kept;
}

/** Rounds that are drawn anew have no ways from one to the next: the first of each. */
const firstOf = (columns: readonly ColunaDaChave[]) =>
  columns.map(({ etapa, ties }) => ({ etapa, ties: ties.slice(0, MOST_TIES) }));

export type ChaveAVer = {
  readonly ties: readonly BracketTie[];
  readonly etapas: ReadonlyMap<TieId, string>;
  isOpen(tie: TieId): boolean;
  /** Both sides are known. */
  isReady(tie: TieId): boolean;
};

export function janelaDe({ ties, etapas, isOpen, isReady }: ChaveAVer): JanelaDaChave {
  const all = colunasDe(ties, etapas);
  const open = all.findIndex((column) => column.ties.some(({ id }) => isOpen(id)));
  const here = open < 0 ? all.length - 1 : open;
  const last = Math.max(0, all.length - MOST_COLUMNS);
  const from = (start: number) => all.slice(start, start + MOST_COLUMNS);
  const fits = (start: number) => from(start).every((column) => column.ties.length <= MOST_TIES);
  const before = Math.max(0, Math.min(here - 1, last));
  const start = fits(before) ? before : Math.min(here, last);
  const columns = from(start);
  if (fits(start)) return { colunas: columns, parcial: false };
  const first = columns[0]?.ties ?? [];
  const middle = first.find(({ id }) => isOpen(id) && isReady(id)) ?? first[0];
  const isTree = columns
    .slice(1)
    .some((column) => column.ties.some((t) => alimentadoPor(t).length));
  return { colunas: isTree && middle ? around(columns, middle) : firstOf(columns), parcial: true };
}

/** Rows of the ties shown: leaves from top to bottom, the others halfway between their feeders. */
export function linhasDe(colunas: readonly ColunaDaChave[]): ReadonlyMap<TieId, number> {
  const own = new Map(colunas.flatMap(({ ties }) => ties.map((tie) => [tie.id, tie] as const)));
  const feeders = new Set([...own.values()].flatMap(alimentadoPor));
  const rows = new Map<TieId, number>();
  let leaves = 0;
  const place = (tie: BracketTie): number => {
    const known = rows.get(tie.id);
    if (known !== undefined) return known;
    const below = alimentadoPor(tie)
      .flatMap((id) => own.get(id) ?? [])
      .map(place);
    const row = below.length > 0 ? below.reduce((sum, at) => sum + at, 0) / below.length : leaves++;
    rows.set(tie.id, row);
    return row;
  };
  const isTree = [...own.values()].some((tie) => alimentadoPor(tie).some((id) => own.has(id)));
  if (isTree) {
    for (const tie of own.values()) if (!feeders.has(tie.id)) place(tie);
    return rows;
  }
  return new Map(colunas.flatMap(({ ties }) => ties.map((tie, index) => [tie.id, index] as const)));
}
