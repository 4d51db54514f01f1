// Matches that somebody tells while they are played. What is told makes no new version of the championship, so it is
// asked for each time.
import type { Partida } from '#contract/partidas.ts';
import type { Visao } from '#contract/visao.ts';
import { andamentoDe } from '#regras/vida/ao-vivo.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { listLancesDeAgora } from './queries.ts';

/** Told last so long ago, nobody tells it any more. */
const HOURS = 3;

export async function aoVivoAgora(
  tx: Tx,
  { id, estado }: Pick<CampeonatoVisto, 'id' | 'estado'>,
  abertas: readonly Partida[],
): Promise<Visao['ao_vivo']> {
  if (estado !== 'andamento') return [];
  const told = Map.groupBy(await listLancesDeAgora(tx, id, HOURS), ({ partida }) => partida);
  return abertas.flatMap((partida) => {
    const { comecou, gols } = andamentoDe(told.get(partida.uuid) ?? []);
    return comecou ? [{ partida, gols: [...gols] as [number, number] }] : [];
  });
}
