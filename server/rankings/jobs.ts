// Rankings follow the championships: what changed is heard of after the commit and looked at in a lane of its own.
import sql from 'sql-template-tag';
import { hojeNoBrasil } from '#regras/pessoa/pessoa.ts';
import { segundaDe } from '#regras/ranking/calendario.ts';
import { mudados, mudou } from '#server/campeonatos/ouvir/mudou.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { conferirCampeonato } from './conferir.ts';
import { fundarRankings } from './fundar.ts';
import { listRankings, updateRanking } from './queries.ts';
import { refazerRanking } from './refazer.ts';
import { conferir, refazer } from './tarefas.ts';

/** Most championships count for no ranking: nothing is to be done for them. */
const listQuePodemContar = (tx: Tx, ids: readonly string[]) =>
  tx.rows<{ campeonato: string }>(sql`
    select d.id as campeonato from unnest(${ids}::text[]) as d (id) where exists (
      select 1 from campeonatos c where c.id = d.id
        and (c.visibilidade = 'publico' or exists (select 1 from rankings r where r.liga_uuid = c.liga_uuid))
        and c.estado in ('andamento', 'encerrado') and c.excluido_em is null
        and exists (select 1 from participantes where campeonato_id = c.id and usuario_uuid is not null))
    or exists (select 1 from ranking_partidas f join rankings r on r.uuid = f.ranking_uuid
      where f.campeonato_id = d.id)
    or exists (select 1 from ranking_colocacoes k join rankings r on r.uuid = k.ranking_uuid
      where k.campeonato_id = d.id)`);

/** A new day takes old results out of their window, a new week is told against another Monday. */
async function virarODia({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const hoje = hojeNoBrasil(await agora(db));
  for (const { uuid, tipo, dia, semana, sujo } of await listRankings(db)) {
    const isNew =
      tipo === 'posicao'
        ? dia !== hoje
        : semana !== segundaDe(hoje) || dia?.slice(0, 4) !== hoje.slice(0, 4);
    if (!isNew && !sujo) continue;
    await db.transaction(async (tx) => {
      await updateRanking(tx, uuid, sql`sujo = true`);
      await jobs.enqueue(tx, refazer, { ranking: uuid });
    });
  }
}

/** Who sees a liga decides what counts in its rankings: where the liga changed, they are looked at again. */
async function seguirLigas({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.rows<{ uuid: string }>(sql`
      update rankings r set sujo = true, fontes_sujas = true
      from ligas l where l.uuid = r.liga_uuid and l.updated_at > r.calculado_em and not r.sujo
      returning r.uuid`);
    for (const { uuid } of rows) await jobs.enqueue(tx, refazer, { ranking: uuid });
  });
}

/** At the start, and every hour: the site's own are there, and everything is of today. */
export async function comecarRankings(services: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await fundarRankings(services.db);
  await seguirLigas(services);
  await virarODia(services);
}

export function rankingJobs({ db, jobs, saida }: Services): void {
  saida.gather(mudou, async (tx, recebidos) => {
    for (const { campeonato } of await listQuePodemContar(tx, mudados(recebidos))) {
      await jobs.enqueue(tx, conferir, { campeonato });
    }
  });
  jobs.handle(conferir, async ({ campeonato }) => {
    for (const ranking of await conferirCampeonato(db, campeonato)) {
      await jobs.enqueue(db, refazer, { ranking });
    }
  });
  jobs.handle(refazer, ({ ranking }) => refazerRanking(db, ranking));
  jobs.hourly('rankings', () => comecarRankings({ db, jobs }));
}
