// After anything that a table depends on has changed, inside the same transaction: fill the slots of the
// matches, and keep tables, brackets and the summary as the engine derives them.
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { assentar } from './assentar.ts';
import { carregar, type Estado, estadoDe } from './estado.ts';
import { gravar } from './gravar.ts';
import type { PartidaRow } from './queries.ts';

/** `novas`: matches that are not stored yet. They are written once, with their sides filled. */
export async function atualizarQuadros(
  tx: Tx,
  campeonato: Pick<CampeonatoRow, 'id' | 'fases'>,
  novas: readonly PartidaRow[] = [],
): Promise<Estado> {
  const carregado = await carregar(tx, campeonato);
  const { dados } = carregado;
  const partidas = novas.length > 0 ? [...dados.partidas, ...novas] : dados.partidas;
  const assentado = assentar(estadoDe({ ...dados, partidas }));
  await gravar(tx, campeonato, carregado, assentado);
  return assentado.estado;
}
