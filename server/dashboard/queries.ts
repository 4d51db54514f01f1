// What a person played, where they ended and what comes next, of championships that everybody may see.
import sql, { type Sql } from 'sql-template-tag';
import type { Modalidade } from '#regras/configuracao/expresso.ts';
import type { JogoPassado } from '#regras/dashboard/jogos.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { GOL_CONTRA, NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { VENCE } from '#server/competicao/vence.ts';
import type { Tx } from '#server/database/database.ts';
import { isPro } from '#server/http/usuario-row.ts';
import { situacaoDe } from '#server/rankings/pessoa/pessoa.ts';

/** Of the row `c`: shown to everybody, and played. What is private, unlisted, cancelled or deleted is told nowhere. */
const ABERTO: Sql = sql`c.visibilidade = 'publico' and c.excluido_em is null
  and c.estado in ('andamento', 'encerrado')`;

export type PessoaDaPaginaRow = {
  readonly uuid: string;
  readonly nome: string;
  readonly foto: string | null;
  readonly is_pro: boolean;
  readonly is_parceiro: boolean;
  readonly nascimento: string | null;
  readonly aparece_na_busca: boolean;
  readonly gamertags: Readonly<Record<string, string | null>>;
  readonly created_at: string;
  /** For the visitor, and for everybody. */
  readonly situacao: 'visivel' | 'oculta' | 'removida';
  readonly publica: boolean;
  /** By the visitor. */
  readonly bloqueada: boolean;
};

export const findPessoa = (
  tx: Tx,
  uuid: string,
  visitante: string | null,
): Promise<PessoaDaPaginaRow | undefined> =>
  tx.first(sql`
    select u.uuid, u.nome, u.foto, u.is_parceiro, u.nascimento::text, u.aparece_na_busca, u.gamertags,
      u.created_at, ${situacaoDe(visitante)} as situacao, ${situacaoDe(null)} = 'visivel' as publica,
      exists (select 1 from bloqueios b
        where b.dono_uuid = ${visitante}::uuid and b.bloqueado_uuid = u.uuid) as bloqueada,
      ${isPro} as is_pro
    from usuarios u where u.uuid = ${uuid}`);

export type JogoPassadoRow = JogoPassado & {
  readonly partida: string;
  readonly nome: string;
  readonly contra_visitante: boolean;
};

/** A day without an hour is over when it is; after a kick-off there is a day to tell the score. */
const PRAZO: Sql = sql`case when o.via = 'importacao' then null
  else coalesce(p.prazo_at, p.jogo_previsto_at + interval '1 day') end`;

/** What was written of a match counts while these two meet in it: a sheet of others is none of theirs. */
const DESTES_DOIS: Sql = sql`f.mandante_uuid = p.mandante_uuid and f.visitante_uuid = p.visitante_uuid`;

const CARTOES_DESTES_DOIS: Sql = sql`
  case when p.cartoes -> 'entre' = jsonb_build_array(p.mandante_uuid, p.visitante_uuid)
    and jsonb_typeof(p.cartoes -> s.lado) = 'object' then p.cartoes -> s.lado end`;

/** Oldest first. */
export const listJogos = (
  tx: Tx,
  uuid: string,
  visitante: string | null,
): Promise<JogoPassadoRow[]> =>
  tx.rows(sql`
    select p.uuid as partida, c.id as campeonato, c.nome, c.modalidade, s.lado, p.resultado,
      least(coalesce(p.confirmado_at, p.jogo_previsto_at), s.created_at) as em,
      c.estado = 'encerrado' as encerrado,
      exists (select 1 from sumulas f where f.partida_uuid = p.uuid and f.lado = s.lado
        and ${DESTES_DOIS}) as sumula,
      coalesce((select sum(n::int) from jsonb_each_text(${CARTOES_DESTES_DOIS}) as k (_, n)), 0)::int as cartoes,
      least(s.created_at, (select min(i.created_at) from informes i
        where i.partida_uuid = p.uuid and not i.antigo)) <= ${PRAZO}
        and p.resultado ->> 'wo_de' is distinct from s.lado as no_prazo,
      coalesce(r.usuario_uuid = ${visitante}::uuid, false) as contra_visitante
    from presencas s
    join partidas p on p.uuid = s.partida_uuid
    join campeonatos c on c.id = p.campeonato_id
    left join oficiais o on o.partida_uuid = p.uuid
    left join presencas r on r.partida_uuid = s.partida_uuid and r.lado <> s.lado
    where s.usuario_uuid = ${uuid} and ${ABERTO} and p.decisao is null
      and p.resultado ->> 'tipo' in ('placar', 'wo')
    order by em, p.uuid`);

export type DisputadoRow = {
  readonly id: string;
  readonly nome: string;
  readonly modalidade: Modalidade;
  readonly estado: 'andamento' | 'encerrado';
  readonly edicao: number;
  readonly encerrado_em: string | null;
  readonly rodada: number | null;
  readonly etapa: string | null;
  readonly de: number | null;
  readonly ate: number | null;
  readonly entre: number;
  /** Theirs at this moment. */
  readonly participante: string | null;
};

/** A place belongs to who played last for it; who left before the end has none. What goes on first, then the newest. */
export const listDisputados = (tx: Tx, uuid: string): Promise<DisputadoRow[]> =>
  tx.rows(sql`
    with lugares as (
      select participante_uuid as uuid from presencas
      where usuario_uuid = ${uuid} and participante_uuid is not null
      union
      select uuid from participantes
      where usuario_uuid = ${uuid} and status = ${STATUS.confirmado} and not convidado)
    select distinct on (c.estado, coalesce(c.encerrado_em, c.created_at), c.id)
      c.id, c.nome, c.modalidade, c.estado, c.edicao, c.encerrado_em,
      (c.resumo ->> 'rodada')::int as rodada, c.resumo ->> 'etapa' as etapa, k.de, k.ate,
      (select count(*) from participantes t
        where t.campeonato_id = c.id and t.status = ${STATUS.confirmado})::int as entre,
      case when e.usuario_uuid = ${uuid} then e.uuid end as participante
    from lugares g join participantes e on e.uuid = g.uuid
    join campeonatos c on c.id = e.campeonato_id
    left join colocacoes k on k.participante_uuid = e.uuid and k.saiu is null and c.estado = 'encerrado'
      and ${uuid} = (
        select s.usuario_uuid from presencas s where s.participante_uuid = e.uuid
        order by s.created_at desc, s.partida_uuid desc limit 1)
    where ${ABERTO}
    order by c.estado, coalesce(c.encerrado_em, c.created_at) desc, c.id, k.de nulls last`);

/** Where these stand in a table, unless they are in a bracket by now. */
export const listPosicoes = (
  tx: Tx,
  ids: readonly string[],
  participantes: readonly string[],
): Promise<{ participante: string; posicao: number; entre: number }[]> =>
  tx.rows(sql`
    select distinct on (l ->> 'participante') l ->> 'participante' as participante,
      (l ->> 'posicao')::int as posicao, jsonb_array_length(t -> 'linhas') as entre
    from quadros q, jsonb_array_elements(q.dados -> 'tabelas') t, jsonb_array_elements(t -> 'linhas') l
    where q.campeonato_id = any(${ids}) and l ->> 'participante' = any(${participantes}::text[])
      and not exists (select from quadros k
        where k.campeonato_id = q.campeonato_id and k.fase > q.fase and k.dados -> 'confrontos'
          @> jsonb_build_array(jsonb_build_object('lados', jsonb_build_array(l -> 'participante'))))
    order by l ->> 'participante', q.fase desc`);

export type ProximoRow = {
  readonly partida: string;
  readonly id: string;
  readonly campeonato: string;
  readonly mandante: string;
  readonly visitante: string;
  readonly jogo_previsto_at: string | null;
  readonly prazo_at: string | null;
};

export const listProximos = (tx: Tx, uuid: string, limit: number): Promise<ProximoRow[]> =>
  tx.rows(sql`
    with meus as materialized (
      select e.uuid from participantes e join campeonatos c on c.id = e.campeonato_id
      where e.usuario_uuid = ${uuid} and e.status = ${STATUS.confirmado} and not e.convidado
        and c.estado = 'andamento' and ${ABERTO})
    select p.uuid as partida, c.id, c.nome as campeonato, coalesce(m.time_nome, m.nome) as mandante,
      coalesce(v.time_nome, v.nome) as visitante, p.jogo_previsto_at, p.prazo_at
    from partidas p join campeonatos c on c.id = p.campeonato_id
    join participantes m on m.uuid = p.mandante_uuid
    join participantes v on v.uuid = p.visitante_uuid
    where not p.feita and p.decisao is null
      and (p.mandante_uuid = any(array(select uuid from meus))
        or p.visitante_uuid = any(array(select uuid from meus)))
    order by coalesce(${VENCE} < agora() - interval '3 hours', false), ${VENCE} nulls last, p.fase,
      p.rodada, p.ordem
    limit ${limit}`);

/** Championships that are over and where nobody scored more, by the match sheets; newest first. */
export async function listArtilharias(tx: Tx, uuid: string): Promise<string[]> {
  const rows = await tx.rows<{ nome: string }>(sql`
    with meus as materialized (
      select j.uuid::text as jogador, c.id, c.nome, c.encerrado_em
      from jogadores j join participantes e on e.uuid = j.participante_uuid
      join campeonatos c on c.id = e.campeonato_id
      where j.usuario_uuid = ${uuid} and c.estado = 'encerrado' and ${ABERTO}),
    gols as (
      select f.campeonato_id as id, l.jogador, count(*) as n
      from sumulas f
      join partidas p on p.uuid = f.partida_uuid and p.mandante_uuid = f.mandante_uuid
        and p.visitante_uuid = f.visitante_uuid and p.decisao is null
        and p.resultado ->> 'tipo' = 'placar'
      cross join lateral (
        select coalesce(x -> 'quem' ->> 'jogador',
            concat(f.lado, f.mandante_uuid, f.visitante_uuid, lower(x -> 'quem' ->> 'nome'))) as jogador,
          count(*) over () as all_goals
        from jsonb_array_elements(f.lances) x where x ->> 'tipo' in ('gol', 'penalti')) l
      where f.campeonato_id in (select id from meus) and l.all_goals <= (p.resultado ->> f.lado)::int
        and l.jogador not in (${NAO_IDENTIFICADO}, ${GOL_CONTRA})
      group by 1, 2)
    select m.nome from meus m join gols g on g.id = m.id and g.jogador = m.jogador
    where g.n = (select max(o.n) from gols o where o.id = m.id)
    order by m.encerrado_em desc`);
  return rows.map(({ nome }) => nome);
}

/** Ligas that everybody sees, with enough members, that they were in from the first moment on; newest first. */
export async function listFundadas(tx: Tx, uuid: string, membros: number): Promise<string[]> {
  const rows = await tx.rows<{ nome: string }>(sql`
    select l.nome from membros_da_liga m join ligas l on l.uuid = m.liga_uuid
    where m.usuario_uuid = ${uuid} and m.entrou_em <= l.created_at and l.membros >= ${membros}
      and l.visibilidade = 'publico' and l.excluida_em is null and l.arquivada_em is null
    order by l.created_at desc`);
  return rows.map(({ nome }) => nome);
}
