import type { marcarVistas as endpoint } from '#contract/partida/propostas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { escreverPeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { apresentarPropostas } from './apresentar-propostas.ts';
import { markSeen } from './queries.ts';

export const marcarVistas: Handler<typeof endpoint> = async (services, { params, visitor }) => {
  const pedido = { uuid: params.uuid, visitor, novaVersao: false };
  return escreverPeloLado(services, pedido, async ({ escrita, partida, lado, vozes }) => {
    const { tx, campeonato } = escrita;
    await markSeen(tx, partida.uuid, lado);
    return { data: await apresentarPropostas(tx, { partida, campeonato, vozes, lado }) };
  });
};
