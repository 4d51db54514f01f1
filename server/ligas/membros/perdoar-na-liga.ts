import type { perdoarNaLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { deleteBanido } from './queries.ts';

export const perdoarNaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { uuid, usuario } = call.params;
  const pedido = { uuid, quem: quemNaLiga(call.visitor), acao: 'gerir_membros' } as const;
  await escreverNaLiga(services, pedido, async ({ tx, registrar }) => {
    if (!(await deleteBanido(tx, { liga: uuid, usuario }))) throw new AppError('nao_encontrado');
    await registrar({ acao: 'perdoar', objeto: usuario });
  });
  return undefined;
};
