import sql from 'sql-template-tag';
import type { apagarAviso as apagar } from '#contract/avisos.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';

export const apagarAviso: Handler<typeof apagar> = async (services, { params, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'avisar' } as const;
  await escrever(services, pedido, async ({ tx, registrar }) => {
    const row = await tx.first<{ texto: string }>(sql`
      delete from avisos where campeonato_id = ${params.id} and uuid = ${params.aviso}
      returning texto`);
    if (!row) throw new AppError('nao_encontrado');
    await registrar({ acao: 'apagar-aviso', objeto: params.aviso, antes: row });
  });
  return undefined;
};
