// What counts for a ranking, asked of the championships themselves: their matches and final places. Only public
// ones, in play or closed, with enough verified accounts. Who played is who was stamped, never who has the place now.
import sql, { type Sql } from 'sql-template-tag';
import { STATUS } from '#regras/participantes/status.ts';
import { pontosDaColocacao } from '#regras/ranking/pontos.ts';
import type { RegrasDoRanking } from '#regras/ranking/regras.ts';
import type { Tx } from '#server/database/database.ts';
import type { RankingGuardado } from './queries.ts';

/** A ranking tells no more than its liga does: what is hidden from who sees the liga does not count. */
const visivel = ({ liga_uuid }: Pick<RankingGuardado, 'liga_uuid'>): Sql =>
  liga_uuid === null
    ? sql`c.visibilidade = 'publico'`
    : sql`c.liga_uuid = ${liga_uuid} and exists (
        select 1 from ligas l where l.uuid = c.liga_uuid and l.excluida_em is null
          and case l.visibilidade when 'publico' then c.visibilidade = 'publico'
            when 'nao_listado' then c.visibilidade <> 'privado' else true end)`;

/** Of the row `c`: may be named in it. What went private a moment ago has not left the sources yet. */
export const abertoPara = (ranking: Pick<RankingGuardado, 'liga_uuid'>): Sql => sql`
  ${visivel(ranking)} and c.visibilidade <> 'privado' and c.excluido_em is null
  and c.estado <> 'cancelado'`;

/** Who left the product counts on: what others won against them stays. */
const conta = (ranking: Pick<RankingGuardado, 'liga_uuid' | 'modalidade' | 'regras'>): Sql => sql`
  ${visivel(ranking)} and c.excluido_em is null and c.estado in ('andamento', 'encerrado')
  and c.modalidade = ${ranking.modalidade}
  and ${ranking.regras.contas_verificadas} <= (
    select count(*) from participantes e join usuarios u on u.uuid = e.usuario_uuid
    where e.campeonato_id = c.id and e.status = ${STATUS.confirmado}
      and (u.email_verified_at is not null or u.removido_em is not null))`;

/** Said by both sides, by a verdict, or said by both once and put right by the organisation since. */
const palavra = (regras: RegrasDoRanking): Sql =>
  regras.tipo === 'elo' && regras.pelos_dois
    ? sql`(o.afirmado @> '{mandante,visitante}' or o.via = 'veredito' or exists (
        select 1 from informes i where i.partida_uuid = p.uuid and i.estado = 'confirmado' and not i.antigo))`
    : sql`true`;

const gols = (regras: RegrasDoRanking, lado: 'mandante' | 'visitante'): Sql =>
  regras.tipo === 'elo' && regras.wo
    ? sql`case when p.resultado ->> 'tipo' = 'wo'
        then (p.resultado ->> 'wo_de' not in (${lado}, 'ambos'))::int
        else (p.resultado ->> ${lado})::int end`
    : sql`(p.resultado ->> ${lado})::int`;

const TIPOS = { so_placar: ['placar'], com_wo: ['placar', 'wo'] };

/**
 * Matches of these championships that count. Their order is that of kick-off, or of when they were official.
 * Matches are looked up championship by championship (`offset 0` keeps the lateral apart): the database takes results
 * for rare and would rather read every match that there is.
 */
const partidas = (ranking: RankingGuardado, ids: readonly string[]): Sql => sql`
  select p.uuid as partida_uuid, p.campeonato_id,
    date_trunc('milliseconds', least(coalesce(p.confirmado_at, p.jogo_previsto_at), m.created_at)) as em,
    m.usuario_uuid as mandante_uuid, v.usuario_uuid as visitante_uuid,
    ${gols(ranking.regras, 'mandante')} as gols_mandante, ${gols(ranking.regras, 'visitante')} as gols_visitante
  from campeonatos c
  cross join lateral (select * from partidas where campeonato_id = c.id offset 0) p
  join presencas m on m.partida_uuid = p.uuid and m.lado = 'mandante'
  join presencas v on v.partida_uuid = p.uuid and v.lado = 'visitante'
  join oficiais o on o.partida_uuid = p.uuid
  where c.id = any(${ids}) and ${conta(ranking)} and p.decisao is null
    and p.resultado ->> 'tipo' = any(${ranking.regras.tipo === 'elo' && ranking.regras.wo ? TIPOS.com_wo : TIPOS.so_placar})
    and m.usuario_uuid <> v.usuario_uuid and ${palavra(ranking.regras)}`;

export type PartidaQueConta = {
  readonly partida_uuid: string;
  readonly campeonato_id: string;
  readonly em: string;
  readonly mandante_uuid: string;
  readonly visitante_uuid: string;
  readonly gols_mandante: number;
  readonly gols_visitante: number;
};

export type DiferencaDePartida = {
  readonly campeonato_id: string;
  readonly partida_uuid: string;
  readonly antes: PartidaQueConta | null;
  readonly depois: PartidaQueConta | null;
};

const CAMPOS = sql`em, mandante_uuid, visitante_uuid, gols_mandante, gols_visitante`;

/** Where what is kept is not what counts, in order. */
export function diferencasDePartidas(
  tx: Tx,
  ranking: RankingGuardado,
  ids: readonly string[],
): Promise<DiferencaDePartida[]> {
  if (ranking.tipo !== 'elo') return Promise.resolve([]);
  return tx.rows(sql`
    with verdade as (${partidas(ranking, ids)}),
    guardada as (
      select partida_uuid, campeonato_id, ${CAMPOS} from ranking_partidas
      where ranking_uuid = ${ranking.uuid} and campeonato_id = any(${ids}))
    select coalesce(v.campeonato_id, g.campeonato_id) as campeonato_id,
      coalesce(v.partida_uuid, g.partida_uuid) as partida_uuid,
      case when g.em is not null then to_jsonb(g) end as antes,
      case when v.em is not null then to_jsonb(v) end as depois
    from verdade v full join guardada g on g.partida_uuid = v.partida_uuid
    where (v.em, v.mandante_uuid, v.visitante_uuid, v.gols_mandante, v.gols_visitante)
      is distinct from (g.em, g.mandante_uuid, g.visitante_uuid, g.gols_mandante, g.gols_visitante)
    order by coalesce(v.em, g.em), 2`);
}

/** Whether matches are kept of a ranking at all. */
export async function temPartidas(tx: Tx, { uuid }: RankingGuardado): Promise<boolean> {
  const row = await tx.first(sql`
    select true as tem from ranking_partidas where ranking_uuid = ${uuid} order by em limit 1`);
  return row !== undefined;
}

/** Keeps what counts of these championships, without ratings where it is new. In order of time: what is rated together
 * lies together, or a million matches would be as many visits to other pages of the disk. */
export async function trocarPartidas(
  tx: Tx,
  ranking: RankingGuardado,
  ids: readonly string[],
  { isNew }: { readonly isNew: boolean },
): Promise<void> {
  if (ranking.tipo !== 'elo') return;
  if (!isNew) {
    const guardadas = sql`f.ranking_uuid = ${ranking.uuid} and f.campeonato_id = any(${ids})`;
    await tx.run(sql`
      with verdade as materialized (${partidas(ranking, ids)})
      delete from ranking_partidas f where ${guardadas} and not exists (
        select 1 from verdade v where v.partida_uuid = f.partida_uuid
          and (v.em, v.mandante_uuid, v.visitante_uuid, v.gols_mandante, v.gols_visitante)
            = (f.em, f.mandante_uuid, f.visitante_uuid, f.gols_mandante, f.gols_visitante))`);
  }
  await tx.run(sql`
    insert into ranking_partidas (ranking_uuid, campeonato_id, partida_uuid, ${CAMPOS})
    select ${ranking.uuid}, campeonato_id, partida_uuid, ${CAMPOS}
    from (${partidas(ranking, ids)}) verdade order by em, partida_uuid
    on conflict do nothing`);
}

export type ColocacaoQueConta = {
  readonly campeonato_id: string;
  readonly usuario_uuid: string;
  readonly de: number;
  readonly ate: number;
  readonly entre: number;
  readonly peso: number;
  readonly pontos: number;
  readonly dia: string;
};

/** The place belongs to who played last for it. Who left before the end has a place, and no points. */
export async function colocacoesQueContam(
  tx: Tx,
  ranking: RankingGuardado,
  ids: readonly string[],
): Promise<ColocacaoQueConta[]> {
  const { regras } = ranking;
  const rows = await tx.rows<Omit<ColocacaoQueConta, 'peso' | 'pontos'>>(sql`
    select distinct on (c.id, quem.usuario_uuid) c.id as campeonato_id, quem.usuario_uuid, k.de, k.ate,
      (select count(*) from colocacoes t where t.campeonato_id = c.id)::int as entre,
      (c.encerrado_em at time zone 'America/Sao_Paulo')::date::text as dia
    from campeonatos c
    join colocacoes k on k.campeonato_id = c.id and k.saiu is null
    cross join lateral (
      select s.usuario_uuid from presencas s where s.participante_uuid = k.participante_uuid
      order by s.created_at desc, s.partida_uuid desc limit 1) quem
    where c.id = any(${ids}) and c.estado = 'encerrado' and quem.usuario_uuid is not null
      and ${conta(ranking)}
    order by c.id, quem.usuario_uuid, k.de`);
  return rows.map((row) => ({
    ...row,
    ...(regras.tipo === 'posicao'
      ? pontosDaColocacao(regras, { ...row, campeonato: row.campeonato_id })
      : { peso: 1, pontos: 0 }),
  }));
}

/** Championships that may count, or that something is kept of; after an id, in order. */
export async function listCampeonatosDe(
  tx: Tx,
  { uuid, modalidade, liga_uuid }: Pick<RankingGuardado, 'uuid' | 'modalidade' | 'liga_uuid'>,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    (select id from campeonatos
      where id > ${after} and modalidade = ${modalidade}
        and ${liga_uuid ? sql`liga_uuid = ${liga_uuid}` : sql`visibilidade = 'publico'`}
      order by id limit ${limit})
    union
    (select distinct campeonato_id from ranking_partidas
      where ranking_uuid = ${uuid} and campeonato_id > ${after} order by 1 limit ${limit})
    union
    (select distinct campeonato_id from ranking_colocacoes
      where ranking_uuid = ${uuid} and campeonato_id > ${after} order by 1 limit ${limit})
    order by 1 limit ${limit}`);
  return rows.map(({ id }) => id);
}
