// What is kept of rankings.
import sql, { type Sql } from 'sql-template-tag';
import type { Modalidade } from '#regras/configuracao/expresso.ts';
import type { RegrasDoRanking } from '#regras/ranking/regras.ts';
import type { Tx } from '#server/database/database.ts';

export type RankingGuardado = {
  readonly uuid: string;
  /** Null for the site's own. */
  readonly liga_uuid: string | null;
  readonly nome: string | null;
  readonly tipo: 'elo' | 'posicao';
  readonly modalidade: Modalidade;
  readonly regras: RegrasDoRanking;
  readonly versao: number;
  readonly dia: string | null;
  readonly semana: string | null;
  readonly sujo: boolean;
  readonly fontes_sujas: boolean;
  readonly semana_pedida: number;
  readonly semana_feita: number;
  readonly calculado_em: string | null;
};

const COLUNAS = sql`uuid, liga_uuid, nome, tipo, modalidade, regras, versao, dia::text, semana::text, sujo, fontes_sujas,
  semana_pedida, semana_feita, calculado_em`;

export const findRanking = (tx: Tx, uuid: string): Promise<RankingGuardado | undefined> =>
  tx.first(sql`select ${COLUNAS} from rankings where uuid = ${uuid}`);

export const lockRanking = (tx: Tx, uuid: string): Promise<RankingGuardado | undefined> =>
  tx.first(sql`select ${COLUNAS} from rankings where uuid = ${uuid} for update`);

export const listRankings = (tx: Tx): Promise<RankingGuardado[]> =>
  tx.rows(sql`select ${COLUNAS} from rankings order by uuid`);

/** Those that a championship may count for, or already has something in. */
export const listRankingsDe = (tx: Tx, campeonatoId: string): Promise<{ uuid: string }[]> =>
  tx.rows(sql`
    select uuid from rankings r where
      exists (select 1 from campeonatos c where c.id = ${campeonatoId}
        and c.modalidade = r.modalidade
        and case when r.liga_uuid is null then c.visibilidade = 'publico'
          else r.liga_uuid = c.liga_uuid end)
      or exists (select 1 from ranking_partidas
        where ranking_uuid = r.uuid and campeonato_id = ${campeonatoId})
      or exists (select 1 from ranking_colocacoes
        where ranking_uuid = r.uuid and campeonato_id = ${campeonatoId})
    order by uuid`);

export const listRankingsDaLiga = (tx: Tx, liga: string): Promise<RankingGuardado[]> =>
  tx.rows(sql`select ${COLUNAS} from rankings where liga_uuid = ${liga} order by created_at, uuid`);

export async function updateRanking(tx: Tx, uuid: string, change: Sql): Promise<void> {
  await tx.run(sql`update rankings set ${change} where uuid = ${uuid}`);
}

export type AjusteRow = {
  readonly usuario_uuid: string;
  readonly pontos: number;
  readonly dia: string;
};

export type ColocacaoRow = {
  readonly campeonato: string;
  readonly usuario_uuid: string;
  readonly de: number;
  readonly ate: number;
  readonly pontos: number;
  readonly dia: string;
};

/** Of these people; of everybody where none are named. */
const deQuem = (usuarios: readonly string[] | null): Sql =>
  usuarios === null ? sql`true` : sql`usuario_uuid = any(${usuarios}::uuid[])`;

export const listAjustes = (
  tx: Tx,
  uuid: string,
  usuarios: readonly string[] | null,
): Promise<AjusteRow[]> =>
  tx.rows(sql`
    select usuario_uuid, pontos, dia::text from ranking_ajustes
    where ranking_uuid = ${uuid} and desfeito_em is null and ${deQuem(usuarios)}`);

export const listColocacoesDe = (
  tx: Tx,
  uuid: string,
  usuarios: readonly string[] | null,
): Promise<ColocacaoRow[]> =>
  tx.rows(sql`
    select campeonato_id as campeonato, usuario_uuid, de, ate, pontos, dia::text
    from ranking_colocacoes where ranking_uuid = ${uuid} and ${deQuem(usuarios)}`);

export type FonteRow = {
  readonly campeonato_id: string;
  readonly partida_uuid: string;
  readonly em: string;
  readonly mandante_uuid: string;
  readonly visitante_uuid: string;
  readonly gols_mandante: number;
  readonly gols_visitante: number;
  readonly mandante_antes: number | null;
  readonly mandante_depois: number | null;
  readonly visitante_antes: number | null;
  readonly visitante_depois: number | null;
};

const FONTE = sql`campeonato_id, partida_uuid, em, mandante_uuid, visitante_uuid, gols_mandante,
  gols_visitante, mandante_antes, mandante_depois, visitante_antes, visitante_depois`;

/** All matches of these people, in order. */
export const listFontesDe = (
  tx: Tx,
  uuid: string,
  usuarios: readonly string[],
): Promise<FonteRow[]> =>
  tx.rows(sql`
    select ${FONTE} from ranking_partidas
    where ranking_uuid = ${uuid} and mandante_uuid = any(${usuarios}::uuid[])
    union
    select ${FONTE} from ranking_partidas
    where ranking_uuid = ${uuid} and visitante_uuid = any(${usuarios}::uuid[])
    order by em, partida_uuid`);

/** The next of all matches, in order. */
export const listFontesDepois = (
  tx: Tx,
  uuid: string,
  last: Pick<FonteRow, 'em' | 'partida_uuid'> | undefined,
  limit: number,
): Promise<FonteRow[]> =>
  tx.rows(sql`
    select ${FONTE} from ranking_partidas where ranking_uuid = ${uuid}
      and (em, partida_uuid) > (${last?.em ?? '-infinity'}::timestamptz,
        ${last?.partida_uuid ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by em, partida_uuid limit ${limit}`);
