// Matches that somebody tells while they are played. What is told makes no new version of the championship, so it is
// asked for each time, where the championship says that something was told lately.
import type { Partida } from '#contract/partidas.ts';
import type { Visao } from '#contract/visao.ts';
import { andamentoDe } from '#regras/vida/ao-vivo.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { listLancesDeAgora } from './queries.ts';

export async function aoVivoAgora(
  tx: Tx,
  { id, estado, contado_agora }: Pick<CampeonatoVisto, 'id' | 'estado' | 'contado_agora'>,
  abertas: readonly Partida[],
): Promise<Visao['ao_vivo']> {
  if (estado !== 'andamento' || !contado_agora) return [];
  const told = Map.groupBy(await listLancesDeAgora(tx, id), ({ partida }) => partida);
  return abertas.flatMap((partida) => {
    const { comecou, gols } = andamentoDe(told.get(partida.uuid) ?? []);
    return comecou ? [{ partida, gols: [...gols] as [number, number] }] : [];
  });
}
