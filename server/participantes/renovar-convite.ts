import type { renovarConvite as endpoint } from '#contract/participantes.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { makeInvitation } from '#server/campeonatos/codigo.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { updateConvite } from './queries.ts';

export const renovarConvite: Handler<typeof endpoint> = async (all, { params, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'gerir_participantes' } as const;
  const convite = makeInvitation();
  await escrever(all, pedido, async ({ tx, registrar }) => {
    await updateConvite(tx, params.id, convite);
    await registrar({ acao: 'renovar-convite' });
  });
  return { data: { convite } };
};
