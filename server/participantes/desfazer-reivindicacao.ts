import type { desfazerReivindicacao as endpoint } from '#contract/participantes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { escreverParticipante } from './escrever-participante.ts';
import { takeHistoryBack } from './queries.ts';

/**
 * The wrong person claimed a name. What the claim gave goes back to nobody; what they played themself since then stays
 * theirs. Rankings hear of it as of any change.
 */
export const desfazerReivindicacao: Handler<typeof endpoint> = async (
  services,
  { params, visitor },
) => {
  const pedido = { uuid: params.uuid, visitor, quem: 'gere_ou_proprio' } as const;
  return escreverParticipante(services, pedido, async ({ tx, participante, registrar }) => {
    const { uuid, nome, usuario_uuid, assumido_ate } = participante;
    // Pressed twice it is done once.
    if (usuario_uuid === null) return;
    if (assumido_ate === null) {
      throw new AppError('estado_mudou', { text: { key: 'participantes.nao_assumido' } });
    }
    await takeHistoryBack(tx, uuid, usuario_uuid);
    await registrar({ acao: 'desfazer-reivindicacao', objeto: uuid, antes: { nome } });
  });
};
