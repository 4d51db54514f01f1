import type { revogarConviteDaLiga as endpoint } from '#contract/liga/convites.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { revokeConviteDaLiga } from './queries.ts';

export const revogarConviteDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { uuid, convite } = call.params;
  const pedido = { uuid, quem: quemNaLiga(call.visitor), acao: 'gerir_membros' } as const;
  await escreverNaLiga(services, pedido, async ({ tx, registrar }) => {
    if (!(await revokeConviteDaLiga(tx, uuid, convite))) throw new AppError('nao_encontrado');
    await registrar({ acao: 'revogar-convite', objeto: convite });
  });
  return undefined;
};
