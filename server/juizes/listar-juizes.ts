import type { listarJuizes as endpoint } from '#contract/partida/juizes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { verPeloLado } from '#server/vozes/ver-pelo-lado.ts';
import { listPossiveis } from './queries.ts';

/** For who names somebody, and for the organisation, which reads what they may. */
export const listarJuizes: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { campeonato, partida } = await verPeloLado(db, params.uuid, visitor);
  return { data: await listPossiveis(db, campeonato.id, partida) };
};
