import type { verOcorrencias as endpoint } from '#contract/partida/ocorrencias.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { verPeloLado } from '#server/vozes/ver-pelo-lado.ts';
import { listOcorrencias } from './queries.ts';

export const verOcorrencias: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { partida } = await verPeloLado(db, params.uuid, visitor);
  return { data: await listOcorrencias(db, partida.uuid) };
};
