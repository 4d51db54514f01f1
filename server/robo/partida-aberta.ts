// The match of something that is due, as it is under the lock, where it still waits.

import { SISTEMA } from '#server/campeonatos/autor.ts';
import { type Escrita, escreverEm } from '#server/campeonatos/escrever.ts';
import { findPartida, type PartidaComCampeonato } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { PrazoVencido } from '#server/prazos/tipos.ts';

export type PartidaAberta = PartidaComCampeonato & { mandante: string; visitante: string };

export const esperaJogo = (partida: PartidaComCampeonato | undefined): partida is PartidaAberta =>
  partida !== undefined &&
  partida.mandante !== null &&
  partida.visitante !== null &&
  partida.resultado === null &&
  partida.decisao === null;

/** In the name of the product. Nothing is done where the match is over, gone or has lost a side. */
export function comoSistema(
  tx: Tx,
  { campeonato_id: id, partida_uuid }: PrazoVencido,
  work: (escrita: Escrita, partida: PartidaAberta) => Promise<void>,
): Promise<void> {
  const pedido = { id, autor: SISTEMA, acao: 'lancar_placar' } as const;
  return escreverEm(tx, pedido, async (escrita) => {
    const partida = await findPartida(tx, partida_uuid);
    if (esperaJogo(partida)) await work(escrita, partida);
  });
}
