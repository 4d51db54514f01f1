import sql from 'sql-template-tag';
import type { desfazerAjuste as endpoint } from '#contract/ranking/rankings.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requireRankingTrancado } from './acesso.ts';
import { mudarPontos } from './mudar-pontos.ts';

export const desfazerAjuste: Handler<typeof endpoint> = async ({ db, jobs }, call) => {
  const { params, user, request } = call;
  await db.transaction(async (tx) => {
    const ranking = await requireRankingTrancado(tx, params.uuid, call.visitor);
    const gone = await tx.first<{ pessoa: string; dia: string }>(sql`
      update ranking_ajustes set desfeito_em = agora()
      where uuid = ${params.ajuste} and ranking_uuid = ${params.uuid} and desfeito_em is null
      returning usuario_uuid as pessoa, dia::text`);
    if (!gone) throw new AppError('nao_encontrado');
    await mudarPontos(tx, jobs, ranking, gone);
    const alvo = `usuario:${gone.pessoa}`;
    const detalhes = { ajuste: params.ajuste };
    await audit(tx, request, { acao: 'ranking.desfez_ajuste', ator: user.uuid, alvo, detalhes });
  });
  return undefined;
};
