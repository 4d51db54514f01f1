import sql from 'sql-template-tag';
import type { criarRanking as endpoint } from '#contract/ranking/gestao.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga, requireLigaTrancada } from '#server/ligas/acesso.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { uuidv7 } from '#server/uuid.ts';
import { apresentarResumo } from '../apresentar-ranking.ts';
import { lockRanking } from '../queries.ts';
import { refazer } from '../tarefas.ts';

/** By the plan of who owns the liga, over all that they own; counted under a lock on the person. */
async function requireVaga(tx: Tx, dono: string | undefined): Promise<void> {
  if (!dono) throw new AppError('estado_mudou');
  await tx.first(sql`select 1 from usuarios where uuid = ${dono} for update`);
  const { rankings: n } = await limitesDaPessoa(tx, dono);
  const row = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from rankings r join membros_da_liga m on m.liga_uuid = r.liga_uuid
    where m.usuario_uuid = ${dono} and m.papel = 'dono' and m.saiu_em is null`);
  if ((row?.n ?? 0) < n) return;
  throw new AppError('limite_do_plano', { text: { key: 'rankings.limite', params: { n } } });
}

export const criarRanking: Handler<typeof endpoint> = async ({ db, jobs }, call) => {
  const { nome, modalidade, regras } = call.body;
  const uuid = uuidv7();
  return db.transaction(async (tx) => {
    const quem = quemNaLiga(call.visitor);
    const liga = await requireLigaTrancada(tx, call.body.liga, quem, 'editar');
    await requireVaga(tx, liga.dono?.uuid);
    const json = JSON.stringify(regras);
    await tx.run(sql`
      insert into rankings (uuid, liga_uuid, nome, tipo, modalidade, regras)
      values (${uuid}, ${liga.uuid}, ${nome}, ${regras.tipo}, ${modalidade}, ${json})`);
    await tx.run(sql`
      insert into rankings_regras (ranking_uuid, versao, regras) values (${uuid}, 1, ${json})`);
    await jobs.enqueue(tx, refazer, { ranking: uuid });
    const made = await lockRanking(tx, uuid);
    if (!made) throw new Error('a ranking that was just made is not there');
    return { data: apresentarResumo(made, new Map()) };
  });
};
