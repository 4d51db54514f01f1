import sql from 'sql-template-tag';
import type { apagarAvisoDaLiga as endpoint } from '#contract/liga/convites.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';

export const apagarAvisoDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { uuid, aviso } = call.params;
  const pedido = { uuid, quem: quemNaLiga(call.visitor), acao: 'avisar' } as const;
  await escreverNaLiga(services, pedido, async ({ tx, registrar }) => {
    const row = await tx.first<{ texto: string }>(sql`
      delete from avisos_da_liga where liga_uuid = ${uuid} and uuid = ${aviso} returning texto`);
    if (!row) throw new AppError('nao_encontrado');
    await registrar({ acao: 'apagar-aviso', objeto: aviso, antes: row });
  });
  return undefined;
};
