import type { listarJuizes as endpoint } from '#contract/partida/juizes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { verPeloLado } from '#server/vozes/ver-pelo-lado.ts';
import { listPossiveis } from './queries.ts';

/** For who may name somebody: a side. */
export const listarJuizes: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { campeonato, partida, lado } = await verPeloLado(db, params.uuid, visitor);
  if (!lado) throw new AppError('proibido');
  return { data: await listPossiveis(db, campeonato.id, partida) };
};
