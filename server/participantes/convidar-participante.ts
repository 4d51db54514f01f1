import { randomBytes } from 'node:crypto';
import type { convidarParticipante as endpoint } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { hashToken } from '#server/http/session.ts';
import { escreverParticipante } from './escrever-participante.ts';
import { updateToken } from './queries.ts';

const TOKEN_BYTES = 32;

/** Only the hash is kept; a new link ends the one before. */
export const convidarParticipante: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const url = new URL(services.config.appUrl);
  const pedido = { uuid: params.uuid, visitor, quem: 'gere' } as const;
  await escreverParticipante(services, pedido, async ({ tx, participante: row, registrar }) => {
    if (row.usuario_uuid !== null) {
      throw new AppError('estado_mudou', { text: { key: 'participantes.com_conta' } });
    }
    if (row.status === STATUS.rejeitado) {
      throw new AppError('estado_mudou', { text: { key: 'participantes.passo' } });
    }
    url.pathname = `/campeonato/${row.campeonato_id}`;
    url.searchParams.set('assumir', token);
    await updateToken(tx, row.uuid, hashToken(token));
    const depois = { nome: row.nome };
    await registrar({ acao: 'convidar-participante', objeto: row.uuid, depois });
  });
  return { data: { url: url.href } };
};
