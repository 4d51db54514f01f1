import sql, { raw } from 'sql-template-tag';
import type { excluirRanking as endpoint } from '#contract/ranking/gestao.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { requireRankingDaLiga } from '../acesso.ts';

/** Derived, so they refer to nothing. */
const DERIVED = [
  ...['ranking_partidas', 'ranking_colocacoes', 'ranking_linhas', 'ranking_temporadas'],
  'ranking_a_conferir',
];

export const excluirRanking: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, visitor, user, request } = call;
  await db.transaction(async (tx) => {
    const { uuid, nome, liga_uuid } = await requireRankingDaLiga(tx, params.uuid, visitor);
    for (const table of DERIVED) {
      await tx.run(sql`delete from ${raw(table)} where ranking_uuid = ${uuid}`);
    }
    await tx.run(sql`delete from rankings where uuid = ${uuid}`);
    const alvo = `ranking:${uuid}`;
    const detalhes = { nome, liga: liga_uuid };
    await audit(tx, request, { acao: 'ranking.excluiu', ator: user.uuid, alvo, detalhes });
  });
  return undefined;
};
