import sql from 'sql-template-tag';
import type { removerOrganizador as endpoint } from '#contract/organizadores.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { endConvitesOf } from './queries.ts';

export const removerOrganizador: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor } = call;
  // Whoever helps may stop.
  const acao = params.usuario === user.uuid ? 'ver' : 'gerir_organizadores';
  const pedido = { id: params.id, quem: quemE(visitor), acao } as const;
  await escrever(services, pedido, async ({ tx, registrar }) => {
    const row = await tx.first<{ papel: string }>(sql`
      delete from organizadores where campeonato_id = ${params.id}
        and usuario_uuid = ${params.usuario} returning papel`);
    if (!row) throw new AppError('nao_encontrado');
    await endConvitesOf(tx, params.id, params.usuario);
    await registrar({ acao: 'remover-organizador', objeto: params.usuario, antes: row });
  });
  return undefined;
};
