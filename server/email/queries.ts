import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { emailDeNinguem, type UsuarioRow, usuarioColumns } from '#server/http/usuario-row.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { Locale } from '#textos/locale.ts';

export function findUsuario(tx: Tx, uuid: string): Promise<UsuarioRow | undefined> {
  return tx.first(sql`select ${usuarioColumns} from usuarios u where u.uuid = ${uuid}`);
}

export async function isTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.first(sql`select 1 from usuarios where email = ${email}`)) !== undefined;
}

/** Only the address that the link was made for: it may have changed meanwhile. */
export async function markVerified(tx: Tx, uuid: string, email: string): Promise<boolean> {
  const touched = await tx.run(sql`
    update usuarios set email = ${email}, email_pedido = null, email_verified_at = agora()
    where uuid = ${uuid} and coalesce(email_pedido, email) = ${email}
      and email_verified_at is null`);
  return touched > 0;
}

/** Whether somebody proved the address with another account. */
export async function isVerifiedElsewhere(tx: Tx, uuid: string, email: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from usuarios
    where email = ${email} and uuid <> ${uuid} and email_verified_at is not null`);
  return row !== undefined;
}

type Dono = { readonly uuid: string; readonly isVerified: boolean };

/** The other account that has the address, held until the transaction ends. */
export function lockHolder(tx: Tx, uuid: string, email: string): Promise<Dono | undefined> {
  return tx.first(sql`
    select uuid, email_verified_at is not null as "isVerified" from usuarios
    where email = ${email} and uuid <> ${uuid} for no key update`);
}

/** It only asks for the address from now on. */
export async function giveUpEmail(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`
    update usuarios set email_pedido = email, email = ${emailDeNinguem(uuid)} where uuid = ${uuid}`);
}

/** Whoever uses this account no longer gets in, and the next round of removals ends it. */
export async function endAccount(tx: Tx, uuid: string): Promise<void> {
  await lockOut(tx, uuid);
  await tx.run(sql`update usuarios set exclusao_em = agora() where uuid = ${uuid}`);
}

/** False when it was verified meanwhile. */
export async function correctEmail(tx: Tx, uuid: string, email: string): Promise<boolean> {
  const touched = await tx.run(sql`
    update usuarios set email = ${email}, email_pedido = null
    where uuid = ${uuid} and email_verified_at is null`);
  return touched > 0;
}

export async function setVerifiedEmail(tx: Tx, uuid: string, email: string): Promise<void> {
  await tx.run(sql`
    update usuarios set email = ${email}, email_verified_at = agora() where uuid = ${uuid}`);
}

/** Links for a new password went to the old address. */
export async function deletePasswordLinks(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`delete from redefinicoes_de_senha where usuario_uuid = ${uuid}`);
}

/** Whoever knew the password no longer gets in: neither with it nor with a session. */
export async function lockOut(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`update usuarios set senha = null where uuid = ${uuid}`);
  await tx.run(sql`delete from sessoes where usuario_uuid = ${uuid}`);
}

export type Troca = {
  readonly id: string;
  readonly usuario_uuid: string;
  readonly email_anterior: string;
  readonly email_pendente: string;
  readonly confirmada: boolean;
  readonly cancelada: boolean;
  readonly nome: string;
  readonly locale: Locale;
};

export function findTroca(tx: Tx, id: string): Promise<Troca | undefined> {
  return tx.first(sql`
    select t.id, t.usuario_uuid, t.email_anterior, t.email_pendente, u.nome, u.locale,
      t.confirmada_em is not null as confirmada, t.cancelada_em is not null as cancelada
    from trocas_de_email t join usuarios u on u.uuid = t.usuario_uuid
    where t.id = ${id} for update of t`);
}

export function findOpenTroca(
  tx: Tx,
  usuarioUuid: string,
): Promise<{ email_pendente: string } | undefined> {
  return tx.first(sql`
    select email_pendente from trocas_de_email
    where usuario_uuid = ${usuarioUuid} and confirmada_em is null and cancelada_em is null`);
}

type NewTroca = { usuarioUuid: string; anterior: string; pendente: string };

/** The id of the change; one that still waited is given up. */
export async function insertTroca(
  tx: Tx,
  { usuarioUuid, anterior, pendente }: NewTroca,
): Promise<string> {
  const id = uuidv7();
  await cancelOpenTroca(tx, usuarioUuid);
  await tx.run(sql`
    insert into trocas_de_email (id, usuario_uuid, email_anterior, email_pendente)
    values (${id}, ${usuarioUuid}, ${anterior}, ${pendente})`);
  return id;
}

export async function cancelOpenTroca(tx: Tx, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    update trocas_de_email set cancelada_em = agora()
    where usuario_uuid = ${usuarioUuid} and confirmada_em is null and cancelada_em is null`);
}

export async function markConfirmed(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update trocas_de_email set confirmada_em = agora() where id = ${id}`);
}

/** This change and all after it: whoever made them can no longer undo the undoing. */
export async function cancelFrom(tx: Tx, { id, usuario_uuid }: Troca): Promise<void> {
  await tx.run(sql`
    update trocas_de_email set cancelada_em = agora()
    where usuario_uuid = ${usuario_uuid} and id >= ${id} and cancelada_em is null`);
}

const KEPT_DAYS = 30;

export async function deleteOldTrocas(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from trocas_de_email where created_at < agora() - make_interval(days => ${KEPT_DAYS})`);
}
