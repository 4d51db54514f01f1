import type { retirarConvite as endpoint } from '#contract/organizadores.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { retireConvite } from './queries.ts';

export const retirarConvite: Handler<typeof endpoint> = async (services, { params, visitor }) => {
  const quem = quemE(visitor);
  const pedido = { id: params.id, quem, acao: 'gerir_organizadores', novaVersao: false } as const;
  await escrever(services, pedido, async ({ tx, registrar }) => {
    if (!(await retireConvite(tx, params.id, params.convite))) throw new AppError('nao_encontrado');
    await registrar({ acao: 'retirar-convite' });
  });
  return undefined;
};
