import sql, { empty } from 'sql-template-tag';
import type { Notificacao } from '#contract/usuario.ts';
import { TIPOS_QUE_PEDEM } from '#regras/avisos/tipos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Locale } from '#textos/locale.ts';
import { NAO_LIDO, PENDENTE } from './pendente.ts';

/** Of rows that have `pendente`. */
const COLUNAS = sql`
  id, tipo, mensagem, url, pendente, created_at,
  read_at is not null or tipo = any(${TIPOS_QUE_PEDEM}::text[]) and not pendente as lido`;

export function listNotifications(
  tx: Tx,
  usuarioUuid: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Notificacao[]> {
  return tx.rows(sql`
    select ${COLUNAS} from (
      select n.*, ${PENDENTE} as pendente from notificacoes n where n.usuario_uuid = ${usuarioUuid}
      order by n.created_at desc, n.id desc limit ${limit} offset ${offset}) n
    order by created_at desc, id desc`);
}

/** The place of one in the list. */
export type LugarNaLista = { readonly created_at: string; readonly id: string };

type Depois = {
  readonly tipos: readonly string[] | null;
  /** Only what is still to be done. */
  readonly pendentes: boolean;
  readonly depois: LugarNaLista | undefined;
  readonly limit: number;
};

/** Those behind a place, of these kinds. */
export function listNotificationsAfter(
  tx: Tx,
  usuarioUuid: string,
  { tipos, pendentes, depois, limit }: Depois,
): Promise<Notificacao[]> {
  const { created_at = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff' } = depois ?? {};
  return tx.rows(sql`
    select ${COLUNAS} from (
      select n.*, ${PENDENTE} as pendente from notificacoes n where n.usuario_uuid = ${usuarioUuid}
        and (${tipos}::text[] is null or n.tipo = any(${tipos}::text[]))
        and (n.created_at, n.id) < (${created_at}::timestamptz, ${id}::uuid)
        ${pendentes ? sql`and ${PENDENTE}` : empty}
      order by n.created_at desc, n.id desc limit ${limit}) n
    order by created_at desc, id desc`);
}

/** Unread ones by kind. */
export function countUnreadByKind(
  tx: Tx,
  usuarioUuid: string,
): Promise<{ readonly tipo: string; readonly n: number }[]> {
  return tx.rows(sql`
    select n.tipo, count(*) as n from notificacoes n
    where n.usuario_uuid = ${usuarioUuid} and ${NAO_LIDO} group by n.tipo`);
}

/** What is still to be done, read or not. */
export async function countPending(tx: Tx, usuarioUuid: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*) as n from notificacoes n
    where n.usuario_uuid = ${usuarioUuid} and n.tipo = any(${TIPOS_QUE_PEDEM}::text[])
      and ${PENDENTE}`);
  return row?.n ?? 0;
}

export async function countUnread(tx: Tx, usuarioUuid: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*) as n from notificacoes n where n.usuario_uuid = ${usuarioUuid} and ${NAO_LIDO}`);
  return row?.n ?? 0;
}

export async function markAllRead(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    update notificacoes set read_at = agora() where usuario_uuid = ${usuarioUuid} and read_at is null`);
}

/** Whether there is such a notification of this person. */
export async function markRead(tx: Tx, usuarioUuid: string, id: string): Promise<boolean> {
  const touched = await tx.run(sql`
    update notificacoes set read_at = coalesce(read_at, agora())
    where usuario_uuid = ${usuarioUuid} and id = ${id}`);
  return touched > 0;
}

type Reader = { readonly nome: string; readonly email: string; readonly locale: Locale };

export function findReader(tx: Tx, uuid: string): Promise<Reader | undefined> {
  return tx.first(sql`
    select nome, email, locale from usuarios
    where uuid = ${uuid} and email_verified_at is not null and removido_em is null`);
}

type DoisNomes = readonly [string | null, string | null];

/** The names of both sides of a match, home first. */
export async function findNomesDosLados(tx: Tx, partida: string): Promise<DoisNomes | undefined> {
  const row = await tx.first<{ lados: DoisNomes }>(sql`
    select json_build_array(coalesce(m.time_nome, m.nome), coalesce(v.time_nome, v.nome)) as lados
    from partidas p left join participantes m on m.uuid = p.mandante_uuid
    left join participantes v on v.uuid = p.visitante_uuid where p.uuid = ${partida}`);
  return row?.lados;
}

/** Days that a notification is kept: after it was read, and if nobody ever reads it. */
const KEPT_DAYS = { read: 90, unread: 365 };

export async function deleteOldNotifications(tx: Tx): Promise<number> {
  return tx.run(sql`
    delete from notificacoes
    where created_at < agora() - make_interval(days => ${KEPT_DAYS.read})
      and (read_at < agora() - make_interval(days => ${KEPT_DAYS.read})
        or created_at < agora() - make_interval(days => ${KEPT_DAYS.unread}))`);
}
