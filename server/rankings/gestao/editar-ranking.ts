import sql from 'sql-template-tag';
import type { editarRanking as endpoint } from '#contract/ranking/gestao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requireRankingDaLiga } from '../acesso.ts';
import { apresentarResumo } from '../apresentar-ranking.ts';
import { updateRanking } from '../queries.ts';
import { contarPessoas } from '../queries-linhas.ts';
import { refazer } from '../tarefas.ts';

/** Other rules count other matches and places: all of it is looked up and reckoned again, and it says so meanwhile. */
export const editarRanking: Handler<typeof endpoint> = async ({ db, jobs }, call) => {
  const { params, visitor } = call;
  const { nome, regras, versao } = call.body;
  return db.transaction(async (tx) => {
    const ranking = await requireRankingDaLiga(tx, params.uuid, visitor);
    if (ranking.versao !== versao || ranking.tipo !== regras.tipo) {
      throw new AppError('estado_mudou', { text: { key: 'rankings.editado' } });
    }
    const json = JSON.stringify(regras);
    await updateRanking(
      tx,
      ranking.uuid,
      sql`nome = ${nome}, regras = ${json}, versao = versao + 1, sujo = true, fontes_sujas = true`,
    );
    await tx.run(sql`
      insert into rankings_regras (ranking_uuid, versao, regras)
      values (${ranking.uuid}, ${versao + 1}, ${json})`);
    await jobs.enqueue(tx, refazer, { ranking: ranking.uuid });
    const pessoas = await contarPessoas(tx, ranking.uuid);
    return { data: apresentarResumo({ ...ranking, nome, versao: versao + 1 }, pessoas) };
  });
};
