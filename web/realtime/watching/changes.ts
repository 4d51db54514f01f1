// What is new on a page: matches, lines of tables and ties, as its loaders told them before and after. They are found
// by their shape, wherever a page has them, so that every tab is marked alike.
import type { Linha } from '#contract/classificacao.ts';
import type { Partida } from '#contract/partidas.ts';
import { isAsText, readText } from '#web/api/as-text.ts';
import type { NomesDaGente } from '#web/campeonato/gente.ts';
import { figuresOf } from '#web/components/match/match-state.ts';

type SeenMatch = { readonly partida: Partida; readonly shown: string };
type SeenRow = Pick<Linha, 'participante' | 'posicao' | 'p'> & { readonly figures: string };
type SeenTie = { readonly sides: readonly (string | null)[]; readonly shown: string };

export type SeenOnPage = {
  readonly matches: Map<string, SeenMatch>;
  /** By group and participant. */
  readonly rows: Map<string, SeenRow>;
  readonly ties: Map<string, SeenTie>;
  /** The match that is told live: a list on its page says each thing. */
  readonly live: Set<string>;
  readonly names: Record<string, NomesDaGente[string]>;
};

type Loaded = Readonly<Record<string, unknown>>;

const isTold = (value: unknown): value is Loaded => typeof value === 'object' && value !== null;

function readMatch(told: Loaded, { matches }: SeenOnPage): void {
  if (!('mandante' in told && 'visitante' in told && 'wo_de' in told)) return;
  const partida = told as unknown as Partida;
  const { uuid, estado, placar, wo_de, mandante, visitante } = partida;
  const sides = [mandante.participante, visitante.participante];
  matches.set(uuid, { partida, shown: JSON.stringify([estado, placar, wo_de, sides]) });
}

/** Goals that are told while it is played count for nothing yet, but are what people look at. */
function readLive(told: Loaded, { matches, live }: SeenOnPage): void {
  const { partida, aoVivo } = told as { partida?: Partida; aoVivo?: { gols: unknown } | null };
  if (!partida || !aoVivo) return;
  const known = matches.get(partida.uuid);
  live.add(partida.uuid);
  if (known) matches.set(partida.uuid, { ...known, shown: `${known.shown} ${aoVivo.gols}` });
}

function readTable(told: Loaded, { rows }: SeenOnPage): void {
  if (!('grupo' in told) || !Array.isArray(told.linhas)) return;
  for (const { participante, posicao, p, j, sg } of told.linhas as Linha[]) {
    const key = `${told.grupo} ${participante}`;
    rows.set(key, { participante, posicao, p, figures: `${p} ${j} ${sg}` });
  }
}

function readTie(told: Loaded, { ties }: SeenOnPage): void {
  if (!('situacao' in told && 'vencedor' in told && Array.isArray(told.lados))) return;
  const { id, lados, gols, agregado, penaltis, vencedor } = told;
  const sides = (lados as (Partida['mandante'] | string | null)[]).map((lado) =>
    typeof lado === 'string' ? lado : (lado?.participante ?? null),
  );
  const shown = JSON.stringify([gols, agregado, penaltis, vencedor]);
  ties.set(String(id), { sides, shown });
}

function read(given: unknown, seen: SeenOnPage): void {
  const value = isTold(given) && isAsText(given) ? readText(given) : given;
  if (!isTold(value)) return;
  for (const inner of Object.values(value)) read(inner, seen);
  if (Array.isArray(value)) return;
  readMatch(value, seen);
  readLive(value, seen);
  readTable(value, seen);
  readTie(value, seen);
  if (isTold(value.gente)) Object.assign(seen.names, value.gente);
}

export function seenIn(data: unknown): SeenOnPage {
  const seen: SeenOnPage = {
    matches: new Map(),
    rows: new Map(),
    ties: new Map(),
    live: new Set(),
    names: {},
  };
  read(data, seen);
  return seen;
}

export type Changes = {
  readonly matches: readonly Partida[];
  /** Who gained most first. */
  readonly rows: readonly SeenRow[];
  readonly ties: readonly string[];
  /** Who stands higher than before, best first. */
  readonly climbed: readonly SeenRow[];
  /** Who has come into a tie. */
  readonly arrived: readonly string[];
};

/** Of what was on the page before; what was not, somebody reads for the first time anyway. */
export function changesBetween(before: SeenOnPage, after: SeenOnPage): Changes {
  const matches = [...after.matches].flatMap(([uuid, { partida, shown }]) => {
    const known = before.matches.get(uuid);
    return known && known.shown !== shown ? [partida] : [];
  });
  const gained = ([key, { p }]: [string, SeenRow]) => p - (before.rows.get(key)?.p ?? 0);
  const rows = [...after.rows]
    .filter(([key, { figures }]) => (before.rows.get(key)?.figures ?? figures) !== figures)
    .toSorted((a, b) => gained(b) - gained(a))
    .map(([, row]) => row);
  const climbed = [...after.rows]
    .flatMap(([key, row]) => (row.posicao < (before.rows.get(key)?.posicao ?? 0) ? [row] : []))
    .toSorted((a, b) => a.posicao - b.posicao);
  const moved = [...after.ties].filter(([id, { shown, sides }]) => {
    const known = before.ties.get(id);
    return known && (known.shown !== shown || known.sides.join() !== sides.join());
  });
  const arrived = moved.flatMap(([id, { sides }]) =>
    sides.filter((side) => side !== null && !before.ties.get(id)?.sides.includes(side)),
  ) as string[];
  return { matches, rows, ties: moved.map(([id]) => id), climbed, arrived };
}

export const isNothing = ({ matches, rows, ties, climbed }: Changes): boolean =>
  matches.length + rows.length + ties.length + climbed.length === 0;

/** Whether somebody can say how it ended; else it only changed its state. */
export const hasScore = (partida: Partida): boolean => figuresOf(partida) !== null;
