// Which match a line is of. Nothing is guessed: where two fit as well, the line is left for a person to choose.
import { melhorNome, servemJuntos } from '#regras/placares/quem-serve.ts';
import type { LinhaDita } from './dito.ts';

export type PartidaProcurada = {
  readonly uuid: string;
  readonly mandante: string;
  readonly visitante: string;
  readonly rodada: number;
  /** In a bracket. */
  readonly mataMata: boolean;
  /** yyyy-mm-dd, where it has a day. */
  readonly dia: string | null;
};

export type PartidaAchada = { readonly uuid: string; readonly invertida: boolean };

/** `sem_jogo`: they are known, and do not meet (any more); `qual_rodada`: they meet more than once like this. */
export type NaoAchada = 'desconhecido' | 'ambiguo' | 'sem_jogo' | 'qual_rodada' | 'repetido';

/** How well a line fits what a match has already: the same, nothing yet, something else. */
export type Preferencia = (achada: PartidaAchada) => 'igual' | 'aberta' | 'outra' | 'tomada';

type Candidata = PartidaAchada & { readonly partida: PartidaProcurada };

type Nomes = ReadonlyMap<string, readonly string[]>;

/** Names come again line after line: each is compared once. */
export function makeProcura(nomes: Nomes) {
  const known = new Map<string, ReadonlyMap<string, number>>();
  const fitsOf = (typed: string) => {
    const found = known.get(typed);
    if (found) return found;
    const all = [...nomes].map(([uuid, names]) => [uuid, melhorNome(typed, names)] as const);
    const best = Math.max(0, ...all.map(([, fit]) => fit));
    // A whole name is that name, whatever else begins with it.
    const fits = new Map(all.filter(([, fit]) => fit > 0 && (best < 3 || fit === best)));
    known.set(typed, fits);
    return fits;
  };
  return {
    ehConhecido: (typed: string) => fitsOf(typed).size > 0,
    ehAmbiguo: (typed: string) => fitsOf(typed).size > 1,
    achar: (dita: LinhaDita, partidas: readonly PartidaProcurada[], prefere: Preferencia) =>
      achar(dita, candidatas(dita.lados.map(fitsOf), partidas), prefere),
  };
}

function candidatas(
  [first = new Map(), second = new Map()]: readonly ReadonlyMap<string, number>[],
  partidas: readonly PartidaProcurada[],
): Candidata[] {
  let best = 0;
  let found: Candidata[] = [];
  for (const partida of partidas) {
    const { uuid, mandante, visitante } = partida;
    for (const invertida of [false, true]) {
      const [a, b] = invertida ? [visitante, mandante] : [mandante, visitante];
      const fit = servemJuntos(first.get(a) ?? 0, second.get(b) ?? 0);
      if (fit > best) [best, found] = [fit, []];
      if (fit > 0 && fit === best) found.push({ uuid, invertida, partida });
    }
  }
  return found;
}

/** Narrows down by what is said, where that leaves anything. */
function narrowed(all: readonly Candidata[], isSaid: (one: Candidata) => boolean) {
  const kept = all.filter(isSaid);
  return kept.length > 0 ? kept : all;
}

const RANKS = ['igual', 'aberta', 'outra'] as const;

function achar(
  { rodada, dia, mataMata }: LinhaDita,
  all: readonly Candidata[],
  prefere: Preferencia,
): PartidaAchada | NaoAchada {
  if (all.length === 0) return 'sem_jogo';
  const pairs = new Set(all.map(({ partida: p }) => [p.mandante, p.visitante].sort().join()));
  const isBothWays = all.some((one) =>
    all.some((other) => other.uuid === one.uuid && other.invertida !== one.invertida),
  );
  if (pairs.size > 1 || isBothWays) return 'ambiguo';
  let kept: readonly Candidata[] = all;
  if (mataMata) kept = kept.filter(({ partida }) => partida.mataMata);
  if (kept.length === 0) return 'sem_jogo';
  // At home and away they meet once each: who is named first is at home, where there is such a match.
  kept = narrowed(kept, ({ invertida }) => !invertida);
  if (rodada !== null) kept = narrowed(kept, ({ partida }) => partida.rodada === rodada);
  if (dia !== null) kept = narrowed(kept, ({ partida }) => partida.dia === dia);
  for (const rank of RANKS) {
    const [one, more] = kept.filter((candidate) => prefere(candidate) === rank);
    if (more) return 'qual_rodada';
    if (one) return { uuid: one.uuid, invertida: one.invertida };
  }
  return 'repetido';
}
