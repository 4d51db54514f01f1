// Statements made from the list of personal data: names of tables and columns are constants of ours.
import sql, { empty, join, raw } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { REMOVED_NAME, type TableOfPeople } from './personal-data.ts';

const name = (identifier: string) => raw(`"${identifier}"`);

/** Also what belongs to the person's entries in championships. */
const OF_OWN_ENTRIES = (uuid: string) => sql`or t.participante_uuid in (
  select p.uuid from participantes p where p.usuario_uuid = ${uuid})`;

export function listOwnRows(
  tx: Tx,
  table: string,
  { owner, exported, isOfEntries }: TableOfPeople,
  uuid: string,
): Promise<Record<string, unknown>[]> {
  return tx.rows(sql`
    select ${join(exported.map(name))} from ${name(table)} t
    where ${name(owner)} = ${uuid} ${isOfEntries ? OF_OWN_ENTRIES(uuid) : empty}
    order by 1`);
}

export async function deleteOwnRows(
  tx: Tx,
  table: string,
  { owner }: TableOfPeople,
  uuid: string,
): Promise<void> {
  await tx.run(sql`delete from ${name(table)} where ${name(owner)} = ${uuid}`);
}

export async function overwriteOwnRows(
  tx: Tx,
  table: string,
  { owner }: TableOfPeople,
  { uuid, values }: { uuid: string; values: Readonly<Record<string, string | null>> },
): Promise<void> {
  const settings = Object.entries(values).map(([column, value]) => sql`${name(column)} = ${value}`);
  await tx.run(sql`update ${name(table)} set ${join(settings)} where ${name(owner)} = ${uuid}`);
}

export type DueRemoval = { readonly uuid: string; readonly exclusao_em: string };

/** Those who wait longest, after this one. */
export function listDueRemovals(tx: Tx, now: Date, after?: DueRemoval): Promise<DueRemoval[]> {
  const { exclusao_em = '-infinity', uuid = '00000000-0000-0000-0000-000000000000' } = after ?? {};
  return tx.rows(sql`
    select uuid, exclusao_em from usuarios
    where exclusao_em <= ${now} and (exclusao_em, uuid) > (${exclusao_em}::timestamptz, ${uuid}::uuid)
    order by exclusao_em, uuid limit 100`);
}

/** Whether the removal is still due: the person may have come back in the meantime. */
export async function lockDueRemoval(tx: Tx, uuid: string, now: Date): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from usuarios where uuid = ${uuid} and exclusao_em <= ${now} for no key update`);
  return row !== undefined;
}

/** Every address under which the person was known. */
export async function listAddresses(tx: Tx, uuid: string): Promise<string[]> {
  const rows = await tx.rows<{ email: string }>(sql`
    select coalesce(email_pedido, email) as email from usuarios where uuid = ${uuid}
    union select email from contas_sociais where usuario_uuid = ${uuid} and email is not null
    union select email_anterior from trocas_de_email where usuario_uuid = ${uuid}
    union select email_pendente from trocas_de_email where usuario_uuid = ${uuid}`);
  return rows.map(({ email }) => email);
}

/** What is filed under an address or the uuid, without a column for it. */
export async function deleteTraces(tx: Tx, uuid: string, addresses: readonly string[]) {
  const traces = [uuid, ...addresses];
  await tx.run(sql`delete from correio where para = any(${addresses})`);
  await tx.run(sql`
    delete from tarefas where exists (
      select 1 from jsonb_path_query(dados, '$.**') as part where part #>> '{}' = any(${traces}))`);
  await tx.run(sql`
    delete from saida where exists (
      select 1 from jsonb_path_query(dados, '$.**') as part where part #>> '{}' = any(${traces}))`);
  // A counter is called 'what:whom' or 'what:whom|from where'.
  await tx.run(sql`
    delete from limites
    where split_part(substr(chave, position(':' in chave) + 1), '|', 1) = any(${traces})`);
  await tx.run(sql`delete from entradas_pendentes where email = any(${addresses})`);
  await tx.run(sql`delete from convites_de_organizador where email = any(${addresses})`);
  await tx.run(sql`delete from juncoes where email = any(${addresses})`);
  await tx.run(sql`delete from bloqueios where bloqueado_uuid = ${uuid}`);
}

export async function anonymizeUser(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`
    update usuarios set nome = ${REMOVED_NAME}, email = ${`${uuid}@removido.invalid`},
      email_pedido = null, senha = null,
      telefone = null, nascimento = null, foto = null, email_verified_at = null,
      is_admin = false, is_parceiro = false, banido_em = null, privacidade_compartilhar_whatsapp = false,
      gamertags = '{}', avisos = '{}', avisos_por_email = 'nunca', silencio_de = null, silencio_ate = null,
      fuso = 'America/Sao_Paulo', segundo_fator = null, segundo_fator_em = null,
      segundo_fator_passo = null, exportacao_em = null, exclusao_em = null, removido_em = agora()
    where uuid = ${uuid}`);
}
