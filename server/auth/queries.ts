import sql from 'sql-template-tag';
import type { Provedor } from '#contract/auth.ts';
import type { Tx } from '#server/database/database.ts';
import { type UsuarioRow, usuarioColumns } from '#server/http/usuario-row.ts';
import { uuidv7 } from '#server/uuid.ts';
import { TRIP_MINUTES } from './ida.ts';
import type { Claims } from './providers.ts';

/** Whether this is the first time that it comes back. */
export async function markUsed(tx: Tx, stateHash: Buffer): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into voltas_do_provedor (state_hash, expira_em)
    values (${stateHash}, now() + make_interval(mins => ${TRIP_MINUTES}))
    on conflict do nothing`);
  return touched > 0;
}

export async function deleteExpiredTrips(tx: Tx): Promise<void> {
  await tx.run(sql`delete from voltas_do_provedor where expira_em < now()`);
  await tx.run(sql`delete from entradas_pendentes where expira_em < now()`);
}

export type Account = UsuarioRow & { readonly senha: string | null; readonly tem_codigo: boolean };

const accountColumns = sql`${usuarioColumns}, u.senha, u.segundo_fator_em is not null as tem_codigo`;

export function findBySub(tx: Tx, provedor: string, sub: string): Promise<Account | undefined> {
  return tx.first(sql`
    select ${accountColumns} from contas_sociais c join usuarios u on u.uuid = c.usuario_uuid
    where c.provedor = ${provedor} and c.sub = ${sub}`);
}

export function findByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  return tx.first(sql`select ${accountColumns} from usuarios u where u.email = ${email}`);
}

export function findByUuid(tx: Tx, uuid: string): Promise<Account | undefined> {
  return tx.first(sql`select ${accountColumns} from usuarios u where u.uuid = ${uuid}`);
}

type Link = { provedor: Provedor; sub: string; email: string | null; usuarioUuid: string };

/** False when the account at the provider, or this provider of the person, is already linked. */
export async function insertLink(tx: Tx, link: Link): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into contas_sociais (provedor, sub, usuario_uuid, email)
    values (${link.provedor}, ${link.sub}, ${link.usuarioUuid}, ${link.email})
    on conflict do nothing`);
  return touched > 0;
}

export type PendingRow = Claims & {
  readonly provedor: Provedor;
  readonly falta: 'senha' | 'codigo' | 'cadastro';
  readonly usuario_uuid: string | null;
  readonly retorno: string;
  readonly expira_em: string;
};

type NewPending = Omit<PendingRow, 'expira_em'> & { sessaoHash: Buffer };

/** One per browser: the newest takes the place of what was there. */
export async function savePending(tx: Tx, pending: NewPending): Promise<void> {
  await tx.run(sql`delete from entradas_pendentes where sessao_hash = ${pending.sessaoHash}`);
  await tx.run(sql`
    insert into entradas_pendentes (sessao_hash, provedor, sub, email, email_verificado, nome, falta,
      usuario_uuid, retorno, expira_em)
    values (${pending.sessaoHash}, ${pending.provedor}, ${pending.sub}, ${pending.email},
      ${pending.emailVerificado}, ${pending.nome}, ${pending.falta}, ${pending.usuario_uuid},
      ${pending.retorno}, now() + make_interval(mins => ${TRIP_MINUTES}))`);
}

const pendingColumns = sql`provedor, sub, email, email_verificado as "emailVerificado", nome, falta,
  usuario_uuid, retorno, expira_em`;

export function findPending(tx: Tx, sessaoHash: Buffer): Promise<PendingRow | undefined> {
  return tx.first(sql`
    select ${pendingColumns} from entradas_pendentes
    where sessao_hash = ${sessaoHash} and expira_em > now()`);
}

/** Whether it was still there: of two who finish it at once, one does. */
export async function takePending(tx: Tx, sessaoHash: Buffer): Promise<boolean> {
  const touched = await tx.run(sql`
    delete from entradas_pendentes where sessao_hash = ${sessaoHash} and expira_em > now()`);
  return touched > 0;
}

type NewSocialPerson = {
  nome: string;
  email: string;
  isVerified: boolean;
  nascimento: string;
  locale: string;
};

/** The uuid of the new person; undefined when the address is taken. */
export async function insertPerson(tx: Tx, person: NewSocialPerson): Promise<string | undefined> {
  const row = await tx.first<{ uuid: string }>(sql`
    insert into usuarios (uuid, nome, email, email_verified_at, nascimento, locale)
    values (${uuidv7()}, ${person.nome}, ${person.email},
      case when ${person.isVerified}::boolean then now() end, ${person.nascimento},
      ${person.locale})
    on conflict (email) do nothing returning uuid`);
  return row?.uuid;
}

export async function findReturn(tx: Tx, sessionId: string): Promise<string | null> {
  const row = await tx.first<{ retorno: string | null }>(sql`
    select retorno from sessoes
    where id = ${sessionId} and created_at > now() - make_interval(mins => ${TRIP_MINUTES})`);
  return row?.retorno ?? null;
}

export async function updateReturn(tx: Tx, tokenHash: Buffer, retorno: string): Promise<void> {
  await tx.run(sql`update sessoes set retorno = ${retorno} where token_hash = ${tokenHash}`);
}
