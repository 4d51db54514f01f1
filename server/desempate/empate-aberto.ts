// The tie that is open: among whom, and what each place of the lots would come to. Worked out by settling the
// championship as if they had fallen in one order: by symmetry a place is worth the same whoever gets it.
import type { TeamId } from '#engine/types.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import type { EntradaDoDesempate, LugarDoDesempate } from '#regras/montagem/desempate.ts';
import { type Empates, empatesDe } from '#server/competicao/empates.ts';
import { type Estado, estadoDe } from '#server/competicao/estado.ts';
import { campeaoDe } from '#server/competicao/resumo.ts';

type Conjuntos = Empates['conjuntos'];

const antesDe = ({ dados }: Estado, fase: number): readonly TeamId[] =>
  dados.desempates[fase - 1] ?? [];

/** Those of a set in the order in which their lots would stand, were each new one to fall last. */
function inOrder(conjunto: readonly TeamId[], antes: readonly TeamId[]): readonly TeamId[] {
  const known = antes.filter((team) => conjunto.includes(team));
  return [...known, ...conjunto.filter((team) => !antes.includes(team))];
}

function withLots({ dados }: Estado, fase: number, ordem: readonly TeamId[]): Estado {
  const desempates = dados.fases.map((_, index) =>
    index === fase - 1 ? ordem : dados.desempates[index],
  );
  return estadoDe({ ...dados, desempates });
}

/** Teams of the phase that follows; in a bracket those whom the lots let win. */
function playsOn({ fases }: Estado, fase: number, conjuntos: Conjuntos): ReadonlySet<TeamId> {
  const own = fases[fase - 1];
  if (own?.kind === 'knockout') {
    const won = conjuntos.flatMap((conjunto) =>
      own.bracket.ties
        .filter(({ teams }) => teams.every((team) => team && conjunto.includes(team)))
        .flatMap(({ winner }) => winner ?? []),
    );
    return new Set(won);
  }
  const next = fases[fase];
  if (next?.kind === 'knockout') {
    return new Set(next.bracket.ties.flatMap(({ teams }) => teams.flatMap((team) => team ?? [])));
  }
  return new Set([...(next?.tables.values() ?? [])].flat().map(({ team }) => team));
}

/** Where somebody whom the lots of a bracket let lose still plays. */
function aindaDe({ fases }: Estado, fase: number, team: TeamId): LugarDoDesempate['ainda'] {
  const own = fases[fase - 1];
  if (own?.kind !== 'knockout') return undefined;
  const open = own.bracket.ties.find(
    ({ status, teams }) => status !== 'decided' && teams.includes(team),
  );
  if (!open) return undefined;
  return open.tie.id === TERCEIRO ? 'terceiro' : 'repescagem';
}

function lugarDe(estado: Estado, fase: number, following: ReadonlySet<TeamId> | null) {
  const state = estado.fases[fase - 1];
  const rows = state?.kind === 'table' ? [...state.tables.values()].flat() : [];
  const campeao = campeaoDe(estado);
  return (team: TeamId): LugarDoDesempate => {
    const passa = following?.has(team) ?? null;
    const ainda = passa === false ? aindaDe(estado, fase, team) : undefined;
    return {
      posicao: rows.find((row) => row.team === team)?.position ?? null,
      ...{ passa, campeao: campeao === team },
      ...(ainda && { ainda }),
    };
  };
}

/** How many of a set each table has, tables without any left out. */
function sharesOf({ fases }: Estado, fase: number, conjunto: readonly TeamId[]): readonly number[] {
  const state = fases[fase - 1];
  if (state?.kind !== 'table') return [];
  return [...state.tables.values()]
    .map((rows) => rows.filter(({ team }) => conjunto.includes(team)).length)
    .filter((share) => share > 0);
}

const UNKNOWN: LugarDoDesempate = { posicao: null, passa: null, campeao: false };

/** Level with another group: lots leave places in groups as they are. Level within one, too: what a place is worth
 * depends on who gets the others. */
function lugaresDe(
  conjunto: readonly TeamId[],
  shares: readonly number[],
  lugar: (team: TeamId) => LugarDoDesempate,
): LugarDoDesempate[] {
  if (shares.length < 2) return conjunto.map(lugar);
  if (shares.some((share) => share > 1)) return conjunto.map(() => UNKNOWN);
  return conjunto.map((team) => ({ ...lugar(team), posicao: null }));
}

/** What lots of a phase would be drawn from, as far as nobody has fixed a seed yet. */
export function entradaDe(estado: Estado, fase: number, conjuntos: Conjuntos): EntradaDoDesempate {
  const antes = antesDe(estado, fase);
  const ordered = conjuntos.map((conjunto) => inOrder(conjunto, antes));
  const fresh = ordered.flat().filter((team) => !antes.includes(team));
  const tried = withLots(estado, fase, [...antes, ...fresh]);
  const isLast = fase === estado.fases.length && estado.fases[fase - 1]?.kind === 'table';
  const following = isLast ? null : playsOn(tried, fase, conjuntos);
  const lugar = lugarDe(tried, fase, following);
  return {
    metodo: 'desempate',
    ...{ fase, antes },
    conjuntos: ordered.map((conjunto) => [...conjunto]),
    lugares: ordered.map((conjunto) =>
      lugaresDe(conjunto, sharesOf(estado, fase, conjunto), lugar),
    ),
  };
}

/** The first phase that is over with somebody whom nothing separates. */
export function empateAberto(estado: Estado): EntradaDoDesempate | null {
  for (const index of estado.fases.keys()) {
    const { conjuntos = [] } = empatesDe(estado, index + 1) ?? {};
    if (conjuntos.length > 0) return entradaDe(estado, index + 1, conjuntos);
  }
  return null;
}
