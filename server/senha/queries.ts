import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import type { Locale } from '#textos/locale.ts';

export type Owner = {
  readonly uuid: string;
  readonly nome: string;
  readonly email: string;
  readonly locale: Locale;
};

export function findOwner(tx: Tx, email: string): Promise<Owner | undefined> {
  return tx.first(sql`select uuid, nome, email, locale from usuarios where email = ${email}`);
}

export function findOwnerById(tx: Tx, uuid: string): Promise<Owner | undefined> {
  return tx.first(sql`
    select uuid, nome, coalesce(email_pedido, email) as email, locale from usuarios
    where uuid = ${uuid}`);
}

const VALID_MINUTES = 60;

/** Takes the place of the link before it. */
export async function putLink(tx: Tx, { uuid, email }: Owner, tokenHash: Buffer): Promise<void> {
  await tx.run(sql`
    insert into redefinicoes_de_senha (usuario_uuid, token_hash, email, expira_em)
    values (${uuid}, ${tokenHash}, ${email}, agora() + make_interval(mins => ${VALID_MINUTES}))
    on conflict (usuario_uuid) do update set
      token_hash = excluded.token_hash, email = excluded.email, expira_em = excluded.expira_em`);
}

export function findOwnerOfLink(
  tx: Tx,
  email: string,
  tokenHash: Buffer,
): Promise<Owner | undefined> {
  return tx.first(sql`
    select u.uuid, u.nome, u.email, u.locale
    from redefinicoes_de_senha r join usuarios u on u.uuid = r.usuario_uuid and u.email = r.email
    where r.token_hash = ${tokenHash} and r.email = ${email} and r.expira_em > agora()`);
}

/** Whether it was there: of two at the same moment, one finds it. */
export async function takeLink(tx: Tx, uuid: string, tokenHash: Buffer): Promise<boolean> {
  const taken = await tx.first(sql`
    delete from redefinicoes_de_senha
    where usuario_uuid = ${uuid} and token_hash = ${tokenHash} and expira_em > agora()
    returning usuario_uuid`);
  return taken !== undefined;
}

/** The link came by mail, so the address is theirs. */
export async function resetPassword(tx: Tx, uuid: string, senha: string): Promise<void> {
  await tx.run(sql`
    update usuarios set senha = ${senha}, email_verified_at = coalesce(email_verified_at, agora())
    where uuid = ${uuid}`);
}

export async function deleteSessions(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`delete from sessoes where usuario_uuid = ${uuid}`);
}

export async function deleteExpiredLinks(tx: Tx): Promise<void> {
  await tx.run(sql`delete from redefinicoes_de_senha where expira_em < agora()`);
}
