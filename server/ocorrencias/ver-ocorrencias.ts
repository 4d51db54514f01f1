import type { verOcorrencias as endpoint } from '#contract/partida/ocorrencias.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { verPeloLado } from '#server/vozes/ver-pelo-lado.ts';
import { comProvas } from './com-provas.ts';
import { listOcorrencias } from './queries.ts';

export const verOcorrencias: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { partida, lado } = await verPeloLado(db, params.uuid, visitor);
  const quem = { usuario: visitor.user?.uuid ?? null, organiza: lado === null, partida };
  return { data: await comProvas(db, await listOcorrencias(db, partida.uuid), quem) };
};
