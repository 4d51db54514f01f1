import { findPartida, type PartidaComCampeonato } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';

export async function requirePartida(tx: Tx, uuid: string): Promise<PartidaComCampeonato> {
  const partida = await findPartida(tx, uuid);
  if (!partida) throw new AppError('nao_encontrado');
  return partida;
}
