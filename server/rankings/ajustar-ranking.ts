import sql from 'sql-template-tag';
import type { ajustarRanking as endpoint } from '#contract/ranking/rankings.ts';
import { hojeNoBrasil } from '#regras/pessoa/pessoa.ts';
import { audit } from '#server/auditoria/audit.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { uuidv7 } from '#server/uuid.ts';
import { requireRankingTrancado } from './acesso.ts';
import { mudarPontos } from './mudar-pontos.ts';

export const ajustarRanking: Handler<typeof endpoint> = async ({ db, jobs }, call) => {
  const { params, body, user, request } = call;
  const { pessoa, pontos, motivo } = body;
  const uuid = uuidv7();
  await db.transaction(async (tx) => {
    const ranking = await requireRankingTrancado(tx, params.uuid, call.visitor);
    const known = await tx.first(sql`
      select 1 from usuarios where uuid = ${pessoa} and removido_em is null`);
    if (!known) throw new AppError('nao_encontrado');
    const dia = hojeNoBrasil(await agora(tx));
    await tx.run(sql`
      insert into ranking_ajustes (uuid, ranking_uuid, usuario_uuid, pontos, motivo, autor_uuid, dia)
      values (${uuid}, ${ranking.uuid}, ${pessoa}, ${pontos}, ${motivo}, ${user.uuid}, ${dia})`);
    await mudarPontos(tx, jobs, ranking, { pessoa, dia });
    const detalhes = { ajuste: uuid, pontos };
    const alvo = `usuario:${pessoa}`;
    await audit(tx, request, { acao: 'ranking.ajustou', ator: user.uuid, alvo, detalhes });
  });
  return { data: { uuid } };
};
