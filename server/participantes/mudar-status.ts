import type { mudarStatus as um } from '#contract/participantes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { aplicarStatus } from './aplicar-status.ts';
import { escreverParticipante } from './escrever-participante.ts';

export const mudarStatus: Handler<typeof um> = async (services, { params, body, visitor }) => {
  const pedido = { uuid: params.uuid, visitor, quem: 'gere_ou_proprio' } as const;
  return escreverParticipante(services, pedido, (escrita) => {
    const { participante, olhar } = escrita;
    return aplicarStatus(escrita, { rows: [participante], para: body.status, olhar, isOne: true });
  });
};
