import type { revogarLink as endpoint } from '#contract/campeonato/mesa.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findLink, revokeLink } from './queries.ts';

/** What it has entered stays; under the lock, so that what comes after it is refused. */
export const revogarLink: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'gerir_mesa' } as const;
  await escrever(services, { ...pedido, novaVersao: false }, async ({ tx, registrar }) => {
    const link = await findLink(tx, params.link);
    if (link?.campeonato_id !== params.id) throw new AppError('nao_encontrado');
    if (link.revogado_em !== null) return;
    await revokeLink(tx, link.uuid, user.uuid);
    await registrar({ acao: 'revogar-link-da-mesa', depois: { link: link.uuid } });
  });
};
