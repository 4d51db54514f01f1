// The tie that is open: among whom, and what each place of the lots would come to. Worked out by settling the
// championship as if they had fallen in one order: by symmetry a place is worth the same whoever gets it.
import type { TeamId } from '#engine/types.ts';
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

/** Teams of a phase; in a bracket only of what comes after the ties that are level. */
function playsOn({ fases }: Estado, fase: number, conjuntos: Conjuntos): ReadonlySet<TeamId> {
  const own = fases[fase - 1];
  if (own?.kind === 'knockout') {
    const level = new Set(conjuntos.flat());
    const open = own.bracket.ties.filter(
      ({ status, teams }) => status !== 'decided' && teams.some((team) => team && level.has(team)),
    );
    return new Set(open.flatMap(({ teams }) => teams.flatMap((team) => team ?? [])));
  }
  const next = fases[fase];
  if (next?.kind === 'knockout') {
    return new Set(next.bracket.ties.flatMap(({ teams }) => teams.flatMap((team) => team ?? [])));
  }
  return new Set([...(next?.tables.values() ?? [])].flat().map(({ team }) => team));
}

function lugarDe(estado: Estado, fase: number, following: ReadonlySet<TeamId> | null) {
  const state = estado.fases[fase - 1];
  const rows = state?.kind === 'table' ? [...state.tables.values()].flat() : [];
  const campeao = campeaoDe(estado);
  return (team: TeamId): LugarDoDesempate => ({
    posicao: rows.find((row) => row.team === team)?.position ?? null,
    passa: following?.has(team) ?? null,
    campeao: campeao === team,
  });
}

/** Level within a group and with another group at once: what a place is worth depends on who gets the others. */
function isMixed({ fases }: Estado, fase: number, conjunto: readonly TeamId[]): boolean {
  const state = fases[fase - 1];
  if (state?.kind !== 'table') return false;
  const tables = [...state.tables.values()].map((rows) => rows.map(({ team }) => team));
  const shares = tables.map((table) => conjunto.filter((team) => table.includes(team)).length);
  return shares.filter((share) => share > 0).length > 1 && shares.some((share) => share > 1);
}

const UNKNOWN: LugarDoDesempate = { posicao: null, passa: null, campeao: false };

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
      conjunto.map(isMixed(estado, fase, conjunto) ? () => UNKNOWN : lugar),
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
