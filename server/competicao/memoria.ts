// What was stored by the last write of a championship, kept in this process so that the next result need not
// read hundreds of matches again. It holds for exactly one state of the championship's row: its version and
// the transaction that wrote it (`xmin`). Every write makes a new one, also that of another process, and the
// row is read under the lock; so what is found here is what is stored. A transaction that is rolled back
// leaves an entry that nothing ever asks for.
import type { Carregado } from './estado.ts';
import type { PartidaRow } from './queries.ts';

type Marca = { readonly id: string; readonly versao: number; readonly marca: string };

const MOST_KEPT = 32;
/** A larger one is read again each time rather than held. */
const MOST_MATCHES = 2_000;

type Kept = { readonly key: string; readonly carregado: Carregado };

const kept = new Map<string, Kept>();
/** Of the matches that are kept: the championship that each belongs to. */
const donos = new Map<string, string>();

const keyOf = ({ versao, marca }: Marca) => `${versao} ${marca}`;

export function lembrar(campeonato: Marca): Carregado | undefined {
  const found = kept.get(campeonato.id);
  return found?.key === keyOf(campeonato) ? found.carregado : undefined;
}

/** The championship of a match, where it is known here. */
export const campeonatoDe = (partida: string): string | undefined => donos.get(partida);

const partidasDe = (id: string) => kept.get(id)?.carregado.dados.partidas ?? [];

/** A match as the last write here left it: what to ask by. Whether it still is so is seen under the lock. */
export const partidaLembrada = (id: string, uuid: string): PartidaRow | undefined =>
  partidasDe(id).find((one) => one.uuid === uuid);

function forget(id: string): void {
  for (const { uuid } of partidasDe(id)) donos.delete(uuid);
  kept.delete(id);
}

export function guardar(campeonato: Marca, carregado: Carregado): void {
  const { id } = campeonato;
  const { partidas } = carregado.dados;
  const old = partidasDe(id);
  // Most results make no match and remove none: whose they are is known.
  const isSameMatches =
    old.length === partidas.length && partidas.every(({ uuid }, at) => uuid === old[at]?.uuid);
  if (isSameMatches) kept.delete(id);
  else forget(id);
  if (partidas.length > MOST_MATCHES) return;
  kept.set(id, { key: keyOf(campeonato), carregado });
  if (!isSameMatches) for (const { uuid } of partidas) donos.set(uuid, id);
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_KEPT && oldest !== undefined) forget(oldest);
}
