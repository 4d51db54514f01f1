// Matches that somebody tells while they are played. What is told makes no new version of the championship, so it is
// asked for each time, where the championship says that something was told lately.
import type { Partida } from '#contract/partidas.ts';
import type { Visao } from '#contract/visao.ts';
import { andamentoDe } from '#regras/vida/ao-vivo.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { listLancesDeAgora } from './queries.ts';

type Contado = Pick<CampeonatoVisto, 'id' | 'contado_agora'>;

/** How each match stands that somebody tells right now, by its uuid. */
async function andamentos(tx: Tx, { id, contado_agora }: Contado) {
  if (!contado_agora) return new Map<string, ReturnType<typeof andamentoDe>>();
  const told = Map.groupBy(await listLancesDeAgora(tx, id), ({ partida }) => partida);
  const read = [...told].map(([uuid, lances]) => [uuid, andamentoDe(lances)] as const);
  return new Map(read.filter(([, { comecou }]) => comecou));
}

/** Those of which nobody has told the end. */
export async function contadasAgora(tx: Tx, campeonato: Contado): Promise<ReadonlySet<string>> {
  const told = [...(await andamentos(tx, campeonato))];
  return new Set(told.flatMap(([uuid, { terminou }]) => (terminou ? [] : [uuid])));
}

export async function aoVivoAgora(
  tx: Tx,
  campeonato: Contado & Pick<CampeonatoVisto, 'estado'>,
  abertas: readonly Partida[],
): Promise<Visao['ao_vivo']> {
  if (campeonato.estado !== 'andamento') return [];
  const told = await andamentos(tx, campeonato);
  return abertas.flatMap((partida) => {
    const { gols } = told.get(partida.uuid) ?? {};
    return gols ? [{ partida, gols: [...gols] as [number, number] }] : [];
  });
}
