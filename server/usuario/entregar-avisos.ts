// One statement for everybody who is to be told: the notice for the app, the jobs of mail and push, and what waits
// because somebody wants to be left alone now.
import sql, { empty, type Sql } from 'sql-template-tag';
import { AVISOS_USUAIS, HORA_DO_RESUMO, SEMPRE_NO_APP } from '#regras/avisos/preferencias.ts';
import { categoriaDoTipo, pedeResposta } from '#regras/avisos/tipos.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { Tx } from '#server/database/database.ts';
import { among } from '#server/database/kept-plans.ts';
import { TEM_O_QUE_PAGAR } from '#server/taxas/quem-deve.ts';
import {
  type Avisado,
  mandarAviso,
  PRODUTO,
  type Publico,
  soltarEspera,
  tocarAparelho,
} from './notificar.ts';

function deQuem(para: Exclude<Publico, { pessoas: unknown }>): Sql {
  if ('participantes' in para) {
    return sql`select usuario_uuid from participantes where uuid = any(${para.participantes}::uuid[])`;
  }
  if ('status' in para) {
    const entre = para.entre ? sql`and uuid = any(${para.entre}::uuid[])` : empty;
    return sql`
      select usuario_uuid from participantes where campeonato_id = ${para.campeonato}
        and status = any(${para.status}::smallint[]) and not convidado ${entre}
      union select s.usuario_uuid from seguidos s
      join participantes p on p.uuid = s.participante_uuid
      join campeonatos c on c.id = p.campeonato_id
      where ${para.seguidores ?? false} and c.id = ${para.campeonato}
        and c.visibilidade <> 'privado' and p.status = any(${para.status}::smallint[])`;
  }
  if ('convite' in para) {
    return sql`
      select v.uuid from convites_de_organizador c join usuarios v on v.email = c.email
      where c.uuid = ${para.convite} and v.email_verified_at is not null`;
  }
  if ('devendo' in para) {
    return sql`
      select e.usuario_uuid from participantes e where e.campeonato_id = ${para.campeonato}
        and ${TEM_O_QUE_PAGAR} and not e.pago`;
  }
  if ('liga' in para) {
    return sql`
      select usuario_uuid from membros_da_liga where liga_uuid = ${para.liga}
        and papel = any(${para.papeis}::text[]) and saiu_em is null`;
  }
  const { campeonato, papeis, menos = [] } = para;
  return sql`
    (select dono_uuid from campeonatos
      where id = ${campeonato} and 'dono' = any(${papeis}::text[])
      union select usuario_uuid from organizadores
      where campeonato_id = ${campeonato} and papel = any(${papeis}::text[]))
    except select unnest(${menos}::uuid[])`;
}

const publicoDe = (para: Publico, exceto: string | null): Sql =>
  'pessoas' in para
    ? among(
        sql`u.uuid`,
        para.pessoas.filter((uuid) => uuid !== exceto),
      )
    : sql`u.uuid in (${deQuem(para)}) and u.uuid is distinct from ${exceto}`;

export type AvisoEntregue = {
  readonly id: string;
  readonly usuario_uuid: string;
  readonly tipo: string;
  readonly mensagem: string;
  readonly url: string;
  /** Some browser of those who are told of the same is to be rung now. */
  readonly toca: boolean;
};

export type AvisoRecebido = {
  readonly id: string;
  readonly dados: Avisado;
  readonly created_at: string;
};

/** Ids begin with the time of the event, so that notices keep the order of what they tell. */
const idOf = (id: string) => sql`(${id.slice(0, 19)} || substr(gen_random_uuid()::text, 20))::uuid`;

/** Of a reminder before a silence: whose silence has the deadline in it, and begins within the hour. */
function querSilencio({ prazo }: Avisado): Sql {
  if (!prazo?.desde) return sql`true`;
  const cedo = sql`antes_do_silencio(${prazo.at}::timestamptz, u.silencio_de, u.silencio_ate, u.fuso)`;
  return sql`(${cedo} > ${prazo.desde}::timestamptz and ${cedo} <= agora())`;
}

/** Most people have no silence: for them the function, which the database plans anew at each call, is not called. */
const foraDoSilencio = (em: Sql): Sql => sql`
  case when u.silencio_de is null then ${em}
    else fora_do_silencio(${em}, u.silencio_de, u.silencio_ate, u.fuso) end`;

/** When it may leave by each way, by the clock of whoever is told. */
const HORARIOS = sql`
  ${foraDoSilencio(sql`case u.avisos_por_email
    when 'por_dia' then proxima_hora(agora(), ${HORA_DO_RESUMO}, u.fuso) else agora() end`)} as email_em,
  ${foraDoSilencio(sql`agora()`)} as push_em`;

type Canais = { readonly categoria: string; readonly isAsked: boolean; readonly usuais: Usuais };
type Usuais = { readonly site: boolean; readonly email: boolean; readonly push: boolean };

/** By which ways each of them wants to be told of this kind. */
const canais = ({ categoria, isAsked, usuais }: Canais) => sql`
  ${isAsked} or coalesce((u.avisos -> ${categoria} ->> 'site')::boolean, ${usuais.site}) as site,
  coalesce((u.avisos -> ${categoria} ->> 'email')::boolean, ${usuais.email})
    and u.avisos_por_email <> 'nunca' and u.email_verified_at is not null as email,
  coalesce((u.avisos -> ${categoria} ->> 'push')::boolean, ${usuais.push})
    and exists (select 1 from aparelhos a where a.usuario_uuid = u.uuid) as push`;

/** What waits, and who wakes it: one job for all that leaves to a person at the same time. */
function esperar({ id, dados }: AvisoRecebido): Sql {
  const { tipo, url, por } = dados;
  return sql`
    espera as (
      insert into avisos_em_espera (id, usuario_uuid, canal, notificacao_id, tipo, campeonato, mensagem, url,
        por_uuid, sai_em, vale_ate)
      select ${idOf(id)}, t.uuid, c.canal, case when t.no_app then t.id end, ${tipo}, t.campeonato,
        t.mensagem, ${url}, ${por}, c.em, ${dados.prazo?.at ?? null}::timestamptz
      from todos t, lateral (values ('email', t.email, t.email_em), ('push', t.push, t.push_em))
        as c (canal, quer, em)
      where c.quer and c.em > agora()),
    despertadores as (
      insert into tarefas (id, tipo, fila, dados, executar_em, chave)
      select gen_random_uuid(), ${soltarEspera.tipo}, ${soltarEspera.fila},
        jsonb_build_object('usuario', t.uuid, 'canal', c.canal), now() + (c.em - agora()),
        t.uuid || ' ' || c.canal || ' ' || c.em
      from todos t, lateral (values ('email', t.email, t.email_em), ('push', t.push, t.push_em))
        as c (canal, quer, em)
      where c.quer and c.em > agora()
      on conflict (tipo, chave) where chave is not null and falhou_em is null do nothing)`;
}

/** A mail that leaves at once. */
const escrever = ({ id, dados: { tipo, url } }: AvisoRecebido): Sql => sql`
  cartas as (
    insert into tarefas (id, tipo, fila, dados, executar_em, chave)
    select ${idOf(id)}, ${mandarAviso.tipo}, ${mandarAviso.fila},
      jsonb_build_object('usuario', uuid, 'tipo', ${tipo}::text, 'campeonato', campeonato,
        'mensagem', mensagem, 'url', ${url}::text), now(),
      ${id} || ' ' || uuid
    from todos where email and email_em <= agora()
    on conflict (tipo, chave) where chave is not null and falhou_em is null do nothing)`;

/** One job for each of their browsers. */
const tocarJa = ({ id, dados: { url } }: AvisoRecebido): Sql => sql`
  toques as (
    insert into tarefas (id, tipo, fila, dados, executar_em, chave)
    select gen_random_uuid(), ${tocarAparelho.tipo}, ${tocarAparelho.fila},
      jsonb_build_object('aparelho', a.id, 'id', t.id, 'titulo', coalesce(t.campeonato, ${PRODUTO}),
        'mensagem', t.mensagem, 'url', ${url}::text), now(),
      ${id} || ' ' || a.id
    from todos t join aparelhos a on a.usuario_uuid = t.uuid
    where t.push and t.push_em <= agora()
    on conflict (tipo, chave) where chave is not null and falhou_em is null do nothing
    returning 1)`;

/** Gives the notices that nobody has read yet. */
export async function entregarAvisos(tx: Tx, recebido: AvisoRecebido): Promise<AvisoEntregue[]> {
  const { id, dados, created_at } = recebido;
  const { para, exceto, tipo, mensagem, url, pedido_de, por } = dados;
  const categoria = categoriaDoTipo(tipo);
  const isAsked = pedeResposta(tipo) || SEMPRE_NO_APP.includes(categoria);
  const usuais = AVISOS_USUAIS[categoria];
  const entregues = await tx.rows<AvisoEntregue & { lido: boolean }>(sql`
    with pessoas as (
      select u.uuid, ${idOf(id)} as id,
        case u.locale when 'en' then ${mensagem.en} else ${mensagem['pt-BR']} end as mensagem,
        (select nome from campeonatos where id = ${dados.campeonato_id ?? null}) as campeonato,
        ${canais({ categoria, isAsked, usuais })}, ${HORARIOS}
      from usuarios u
      where ${publicoDe(para, exceto)} and u.removido_em is null
        and ${querSilencio(dados)}),
    todos as materialized (
      select *, site and (${pedido_de}::uuid is null
        or exists (select 1 from participantes where uuid = ${pedido_de})) as no_app
      from pessoas),
    ${escrever(recebido)}, ${tocarJa(recebido)}, ${esperar(recebido)}
    insert into notificacoes (id, usuario_uuid, tipo, mensagem, url, participante_uuid, por_uuid, created_at,
      read_at)
    select t.id, t.uuid, ${tipo}, t.mensagem, ${url}, p.uuid, ${por}, ${created_at},
      case when p.status <> ${STATUS.pendente} then agora() end
    from todos t left join participantes p on p.uuid = ${pedido_de}
    where t.no_app
    returning id, usuario_uuid, tipo, mensagem, url, read_at is not null as lido,
      exists (select 1 from toques) as toca`);
  return entregues.filter(({ lido }) => !lido);
}
