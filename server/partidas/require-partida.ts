import { campeonatoDe } from '#server/competicao/memoria.ts';
import { findPartida, type PartidaComCampeonato } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';

export async function requirePartida(tx: Tx, uuid: string): Promise<PartidaComCampeonato> {
  const partida = await findPartida(tx, uuid);
  if (!partida) throw new AppError('nao_encontrado');
  return partida;
}

/** Whose match it is, which never changes; whether it is still there is seen under the lock. */
export const requireCampeonatoDaPartida = async (tx: Tx, uuid: string): Promise<string> =>
  campeonatoDe(uuid) ?? (await requirePartida(tx, uuid)).campeonato_id;
