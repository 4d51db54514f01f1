import type { verMensagens as endpoint } from '#contract/partida/mensagens.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { verPeloLado } from '#server/vozes/ver-pelo-lado.ts';
import { listMensagens } from './queries.ts';

export const verMensagens: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { partida } = await verPeloLado(db, params.uuid, visitor);
  return { data: await listMensagens(db, partida.uuid) };
};
