// Reckons a ranking anew, in parts: nothing else waits for it, and what changes meanwhile is looked at when it is done.
import sql from 'sql-template-tag';
import { hojeNoBrasil } from '#regras/pessoa/pessoa.ts';
import { segundaDe } from '#regras/ranking/calendario.ts';
import { agora } from '#server/database/agora.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { conferirEm } from './conferir.ts';
import {
  apagarLinhasForaDe,
  emLotes,
  gravarForcas,
  gravarLinhas,
  gravarSemana,
  gravarTemporada,
  trocarColocacoes,
} from './gravar.ts';
import {
  findRanking,
  listRankings,
  lockRanking,
  type RankingGuardado,
  updateRanking,
} from './queries.ts';
import { calcular, type Dias, type Tabelas } from './tabela.ts';
import { colocacoesQueContam, listCampeonatosDe, temPartidas, trocarPartidas } from './verdade.ts';

/** Of so many at one go: as much as one statement can do in a second or two. */
const CHAMPIONSHIPS = 25;
const LEASE_SECONDS = 120;

/** Until when nobody else takes it up; told anew with each part. */
const lease = sql`agora() + make_interval(secs => ${LEASE_SECONDS})`;

const prolongar = (tx: Tx, uuid: string) => updateRanking(tx, uuid, sql`refazendo_ate = ${lease}`);

/** What counts, of every championship. */
async function conferirFontes(db: Database, ranking: RankingGuardado): Promise<void> {
  const isNew = !(await temPartidas(db, ranking));
  for (let last = ''; ; ) {
    const ids = await listCampeonatosDe(db, ranking, last, CHAMPIONSHIPS);
    await db.transaction(async (tx) => {
      await trocarPartidas(tx, ranking, ids, { isNew });
      await trocarColocacoes(tx, ranking.uuid, ids, await colocacoesQueContam(tx, ranking, ids));
      await prolongar(tx, ranking.uuid);
    });
    const end = ids.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

async function gravarTabelas(tx: Tx, uuid: string, { linhas, temporadas }: Tabelas): Promise<void> {
  await apagarLinhasForaDe(
    tx,
    uuid,
    linhas.map(({ usuario }) => usuario),
  );
  for (const lote of emLotes(linhas)) await gravarLinhas(tx, uuid, lote);
  await tx.run(sql`
    delete from ranking_temporadas
    where ranking_uuid = ${uuid} and temporada <> all(${[...temporadas.keys()]}::smallint[])`);
  for (const [ano, own] of temporadas) await gravarTemporada(tx, uuid, ano, own);
}

async function diasDe(tx: Tx): Promise<Dias> {
  const hoje = hojeNoBrasil(await agora(tx));
  return { hoje, semana: segundaDe(hoje) };
}

/** Everything; the table says how it was until it is done. */
async function refazerTudo(db: Database, ranking: RankingGuardado): Promise<void> {
  const { uuid } = ranking;
  if (ranking.fontes_sujas) await conferirFontes(db, ranking);
  const dias = await diasDe(db);
  const tabelas = await calcular(db, ranking, dias, async (fontes) => {
    await gravarForcas(db, uuid, fontes);
    await prolongar(db, uuid);
  });
  await db.transaction(async (tx) => {
    await lockRanking(tx, uuid);
    await gravarTabelas(tx, uuid, tabelas);
    await gravarSemana(tx, uuid, tabelas.semana);
    await updateRanking(
      tx,
      uuid,
      sql`sujo = false, fontes_sujas = false, dia = ${dias.hoje}, semana = ${dias.semana},
        semana_feita = semana_pedida, calculado_em = agora(), refazendo_ate = null`,
    );
  });
}

/** Only how it stood on Monday: today's lines are right, and are kept while this is reckoned. */
async function refazerSemana(db: Database, ranking: RankingGuardado): Promise<void> {
  const { uuid, dia, semana, semana_pedida } = ranking;
  const dias = { hoje: dia ?? '', semana: semana ?? '' };
  const tabelas = await calcular(db, ranking, dias, async () => {});
  await db.transaction(async (tx) => {
    const now = await lockRanking(tx, uuid);
    if (now?.sujo || now?.semana !== semana) return;
    await gravarSemana(tx, uuid, tabelas.semana);
    await updateRanking(tx, uuid, sql`semana_feita = ${semana_pedida}, refazendo_ate = null`);
  });
}

/** Held by one process at a time. */
const claim = (db: Database, uuid: string) =>
  db.run(sql`
    update rankings set refazendo_ate = ${lease}
    where uuid = ${uuid} and (sujo or semana_pedida <> semana_feita)
      and (refazendo_ate is null or refazendo_ate < agora())`);

/** Championships that changed meanwhile. */
async function conferirOsQueEsperam(db: Database, uuid: string): Promise<void> {
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const next = await tx.first<{ id: string }>(sql`
        delete from ranking_a_conferir where (ranking_uuid, campeonato_id) in (
          select ranking_uuid, campeonato_id from ranking_a_conferir
          where ranking_uuid = ${uuid} order by campeonato_id limit 1)
        returning campeonato_id as id`);
      return next ? conferirEm(tx, uuid, next.id) : undefined;
    });
    if (done === undefined || done === 'refazer' || done === 'depois') return;
  }
}

/** Until nothing is left to be reckoned anew. Harmless when several run it. */
export async function refazerRanking(db: Database, uuid: string): Promise<void> {
  while ((await claim(db, uuid)) === 1) {
    const ranking = await findRanking(db, uuid);
    if (!ranking) return;
    try {
      await (ranking.sujo ? refazerTudo(db, ranking) : refazerSemana(db, ranking));
    } catch (error) {
      await db.run(sql`update rankings set refazendo_ate = null where uuid = ${uuid}`);
      throw error;
    }
    await conferirOsQueEsperam(db, uuid);
  }
}

/** All that there are, one after the other. */
export async function refazerRankings(db: Database): Promise<void> {
  for (const { uuid } of await listRankings(db)) await refazerRanking(db, uuid);
}
