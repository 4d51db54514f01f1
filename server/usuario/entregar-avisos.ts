// One statement for everybody who is to be told: the notice for the bell, and the job of the mail.
import sql, { type Sql } from 'sql-template-tag';
import { STATUS } from '#regras/participantes/status.ts';
import { AVISOS_USUAIS } from '#regras/pessoa/preferencias.ts';
import type { Tx } from '#server/database/database.ts';
import { type Avisado, mandarAviso, type Publico } from './notificar.ts';

function quem(para: Publico): Sql {
  if ('pessoas' in para) return sql`select unnest(${para.pessoas}::uuid[])`;
  if ('participantes' in para) {
    return sql`select usuario_uuid from participantes where uuid = any(${para.participantes}::uuid[])`;
  }
  if ('status' in para) {
    return sql`
      select usuario_uuid from participantes where campeonato_id = ${para.campeonato}
        and status = any(${para.status}::smallint[]) and not convidado
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
      select usuario_uuid from participantes where campeonato_id = ${para.campeonato}
        and status in (${STATUS.pendente}, ${STATUS.confirmado}) and not pago and not convidado`;
  }
  if ('liga' in para) {
    return sql`
      select usuario_uuid from membros_da_liga where liga_uuid = ${para.liga}
        and papel = any(${para.papeis}::text[]) and saiu_em is null`;
  }
  return sql`
    select dono_uuid from campeonatos
    where id = ${para.campeonato} and 'dono' = any(${para.papeis}::text[])
    union select usuario_uuid from organizadores
    where campeonato_id = ${para.campeonato} and papel = any(${para.papeis}::text[])`;
}

export type AvisoEntregue = {
  readonly id: string;
  readonly usuario_uuid: string;
  readonly tipo: string;
  readonly mensagem: string;
  readonly url: string;
};

type Recebido = { readonly id: string; readonly dados: Avisado; readonly created_at: string };

/** Ids begin with the time of the event, so that notices keep the order of what they tell. */
const idOf = (id: string) => sql`(${id.slice(0, 19)} || substr(gen_random_uuid()::text, 20))::uuid`;

/** Gives the notices that nobody has read yet. */
export async function entregarAvisos(
  tx: Tx,
  { id, dados, created_at }: Recebido,
): Promise<AvisoEntregue[]> {
  const { para, exceto, categoria, tipo, mensagem, url, pedido_de, por } = dados;
  const campeonato = dados.campeonato_id ?? null;
  const { site, email } = AVISOS_USUAIS[categoria];
  const entregues = await tx.rows<AvisoEntregue & { lido: boolean }>(sql`
    with todos as (
      select u.uuid, case u.locale when 'en' then ${mensagem.en} else ${mensagem['pt-BR']} end as mensagem,
        coalesce((u.avisos -> ${categoria} ->> 'site')::boolean, ${site}) as site,
        coalesce((u.avisos -> ${categoria} ->> 'email')::boolean, ${email})
          and u.email_verified_at is not null as email
      from usuarios u
      where u.uuid in (${quem(para)}) and u.uuid is distinct from ${exceto} and u.removido_em is null),
    cartas as (
      insert into tarefas (id, tipo, fila, dados, executar_em, chave)
      select ${idOf(id)}, ${mandarAviso.tipo}, ${mandarAviso.fila},
        jsonb_build_object('usuario', uuid, 'categoria', ${categoria}::text, 'tipo', ${tipo}::text,
          'campeonato', (select nome from campeonatos where id = ${campeonato}),
          'mensagem', mensagem, 'url', ${url}::text), now(),
        ${id} || ' ' || uuid
      from todos where email
      on conflict (tipo, chave) where chave is not null and falhou_em is null do nothing)
    insert into notificacoes (id, usuario_uuid, tipo, mensagem, url, participante_uuid, por_uuid, created_at,
      read_at)
    select ${idOf(id)}, t.uuid, ${tipo}, t.mensagem, ${url}, p.uuid, ${por}, ${created_at},
      case when p.status <> ${STATUS.pendente} then agora() end
    from todos t left join participantes p on p.uuid = ${pedido_de}
    where t.site and (${pedido_de}::uuid is null or p.uuid is not null)
    returning id, usuario_uuid, tipo, mensagem, url, read_at is not null as lido`);
  return entregues.filter(({ lido }) => !lido);
}
