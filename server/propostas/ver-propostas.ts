import type { verPropostas as endpoint } from '#contract/partida/propostas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { verPeloLado } from '#server/vozes/ver-pelo-lado.ts';
import { apresentarPropostas } from './apresentar-propostas.ts';

export const verPropostas: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => ({
  data: await apresentarPropostas(db, await verPeloLado(db, params.uuid, visitor)),
});
