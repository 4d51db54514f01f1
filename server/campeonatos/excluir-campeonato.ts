import type { excluirCampeonato as excluir } from '#contract/campeonatos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemE } from './acesso.ts';
import { escrever } from './escrever.ts';
import { updateExcluido } from './queries.ts';

export const excluirCampeonato: Handler<typeof excluir> = async (services, { params, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'excluir' } as const;
  await escrever(services, pedido, async ({ tx, registrar }) => {
    await updateExcluido(tx, params.id, true);
    await registrar({ acao: 'excluir-campeonato' });
  });
  return undefined;
};
