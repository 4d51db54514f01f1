import type { Ocorrencia } from '#contract/partida/ocorrencias.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { provasDoDito, type QuemVeProvas } from '#server/provas/apresentar-provas.ts';
import { listProvas } from '#server/provas/queries.ts';
import { findOcorrencia, type OcorrenciaRow } from './queries.ts';

/** With the pictures and links that went with each, as the visitor may see them. */
export async function comProvas(
  tx: Tx,
  rows: readonly OcorrenciaRow[],
  quem: QuemVeProvas,
): Promise<Ocorrencia[]> {
  const provas = rows.length > 0 ? await listProvas(tx, quem.partida.uuid) : [];
  return rows.map((row) => ({ ...row, provas: provasDoDito(provas, row.uuid, quem) }));
}

/** One of them, as it is now. */
export async function ocorrenciaVista(
  tx: Tx,
  uuid: string,
  quem: QuemVeProvas,
): Promise<Ocorrencia> {
  const row = await findOcorrencia(tx, quem.partida.uuid, uuid);
  const [seen] = row ? await comProvas(tx, [row], quem) : [];
  if (!seen) throw new AppError('nao_encontrado');
  return seen;
}
