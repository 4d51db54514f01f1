import { temPlacares } from '#regras/vida/movimentos.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
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

type ComEstado = Pick<CampeonatoVisto, 'estado'>;

export function requirePlacares(campeonato: ComEstado): void {
  if (temPlacares(campeonato.estado)) return;
  const isOff = campeonato.estado === 'cancelado';
  const key = isOff ? 'vida.recusa.fora_de_andamento' : 'campeonatos.placar_fora_de_hora';
  throw new AppError('estado_mudou', { text: { key } });
}
