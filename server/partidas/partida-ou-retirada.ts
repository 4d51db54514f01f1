// A match by its id, also when it is gone: what was said of it stays to be read by those who could read it, and
// nothing can be done with it.
import type { VidaDaPartida } from '#contract/partida/vida.ts';
import {
  findPartida,
  findRetirada,
  type PartidaComCampeonato,
} from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';

type PartidaQueHouve = {
  readonly partida: PartidaComCampeonato;
  /** Since when it no longer belongs. */
  readonly retirada_em: string | null;
};

export async function partidaOuRetirada(tx: Tx, uuid: string): Promise<PartidaQueHouve> {
  const partida = await findPartida(tx, uuid);
  if (partida) return { partida, retirada_em: null };
  const gone = await findRetirada(tx, uuid);
  if (!gone) throw new AppError('nao_encontrado');
  const { retirada_em, ...row } = gone;
  // Whatever it came to counts no more; the log tells it.
  return { partida: { ...row, estado: 'cancelada', resultado: null, decisao: null }, retirada_em };
}

export const soLida = (vida: VidaDaPartida): VidaDaPartida => ({
  ...vida,
  ...{ acoes: [], quem_responde: null, reclama_ate: null, mudancas: null },
});
