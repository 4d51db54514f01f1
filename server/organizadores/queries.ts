import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

export type PapelDeAjuda = 'co' | 'inscricoes' | 'resultados';

export type PapelNoConvite = PapelDeAjuda | 'dono';

type OrganizadorRow = { usuario_uuid: string; nome: string; papel: PapelNoConvite };

export const listOrganizadores = (tx: Tx, id: string) =>
  tx.rows<OrganizadorRow>(sql`
    select u.uuid as usuario_uuid, u.nome, 'dono' as papel
    from campeonatos c join usuarios u on u.uuid = c.dono_uuid where c.id = ${id}
    union all
    (select u.uuid, u.nome, o.papel from organizadores o join usuarios u on u.uuid = o.usuario_uuid
    where o.campeonato_id = ${id} order by o.created_at)`);

export async function insertOrganizador(
  tx: Tx,
  { id, usuario, papel }: { id: string; usuario: string; papel: PapelDeAjuda },
): Promise<void> {
  await tx.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    values (${id}, ${usuario}, ${papel})
    on conflict (campeonato_id, usuario_uuid) do update set papel = excluded.papel`);
}

export type ConviteFeito = {
  uuid: string;
  email: string;
  papel: PapelNoConvite;
  expira_em: string;
};

/** Those that were refused are among them: a refusal is told to nobody. */
export const listConvites = (tx: Tx, id: string) =>
  tx.rows<ConviteFeito>(sql`
    select uuid, email, papel, expira_em from convites_de_organizador
    where campeonato_id = ${id} and retirado_em is null and aceito_em is null
      and expira_em > agora()
    order by created_at, uuid`);

type NovoConvite = Pick<ConviteFeito, 'uuid' | 'email' | 'papel'> & {
  readonly campeonatoId: string;
  readonly por: string;
  readonly dias: number;
};

/** The same address again gives the invitation that there is: `novo` says whether it is another one. */
export async function upsertConvite(
  tx: Tx,
  { uuid, campeonatoId, email, papel, por, dias }: NovoConvite,
): Promise<ConviteFeito & { novo: boolean }> {
  await tx.run(sql`
    delete from convites_de_organizador where campeonato_id = ${campeonatoId}
      and (expira_em <= agora() or (email = ${email} and aceito_em is not null))`);
  const row = await tx.first<ConviteFeito>(sql`
    insert into convites_de_organizador
      (uuid, campeonato_id, email, papel, convidado_por, expira_em)
    values (${uuid}, ${campeonatoId}, ${email}, ${papel}, ${por},
      agora() + make_interval(days => ${dias}))
    on conflict (campeonato_id, email) do update
      set papel = excluded.papel, convidado_por = excluded.convidado_por, retirado_em = null
    returning uuid, email, papel, expira_em`);
  if (!row) throw new Error('unreachable: the invitation is new or was there');
  return { ...row, novo: row.uuid === uuid };
}

export async function retireConvite(tx: Tx, id: string, uuid: string): Promise<boolean> {
  const count = await tx.run(sql`
    update convites_de_organizador set retirado_em = agora()
    where uuid = ${uuid} and campeonato_id = ${id} and retirado_em is null`);
  return count > 0;
}

/** Open or accepted, and to the confirmed address of this person. */
const goodFor = (uuid: string, usuario: string) => sql`
  c.uuid = ${uuid} and c.expira_em > agora() and c.retirado_em is null and c.recusado_em is null
  and exists (select 1 from usuarios u where u.uuid = ${usuario} and u.email = c.email
    and u.email_verified_at is not null)`;

const openTo = (uuid: string, usuario: string) =>
  sql`${goodFor(uuid, usuario)} and c.aceito_em is null`;

type ConviteRecebido = {
  uuid: string;
  papel: PapelNoConvite;
  expira_em: string;
  aceito: boolean;
  por: string;
  campeonato: { id: string; nome: string };
};

/** Open, or accepted by this person, who still has that role: they come back by its link, or lost the answer. */
export const findConvite = (tx: Tx, uuid: string, usuario: string) =>
  tx.first<ConviteRecebido>(sql`
    select c.uuid, c.papel, c.expira_em, c.aceito_em is not null as aceito, p.nome as por,
      json_build_object('id', k.id, 'nome', k.nome) as campeonato
    from convites_de_organizador c
    join campeonatos k on k.id = c.campeonato_id and k.excluido_em is null
    join usuarios p on p.uuid = c.convidado_por
    left join organizadores o on o.campeonato_id = k.id and o.usuario_uuid = ${usuario}
    where ${goodFor(uuid, usuario)} and (c.aceito_em is null
      or case when c.papel = 'dono' then k.dono_uuid = ${usuario} else o.papel is not null end)`);

/** Takes it: of two at the same moment one gets it. */
export const takeConvite = (tx: Tx, uuid: string, usuario: string) =>
  tx.first<{ papel: PapelNoConvite }>(sql`
    update convites_de_organizador c set aceito_em = agora()
    where ${openTo(uuid, usuario)} returning c.papel`);

/** One person at a time is offered the championship. */
export async function retireOfertas(tx: Tx, id: string, exceto: string): Promise<void> {
  await tx.run(sql`
    update convites_de_organizador set retirado_em = agora()
    where campeonato_id = ${id} and papel = 'dono' and uuid <> ${exceto}
      and aceito_em is null and retirado_em is null`);
}

/** Nobody comes back by an invitation from before they were removed. It stays listed, as a refused one does. */
export async function endConvitesOf(tx: Tx, id: string, usuario: string): Promise<void> {
  await tx.run(sql`
    update convites_de_organizador c set recusado_em = agora() from usuarios u
    where c.campeonato_id = ${id} and u.uuid = ${usuario} and c.email = u.email
      and c.recusado_em is null and c.aceito_em is null`);
}

export async function refuseConvite(tx: Tx, uuid: string, usuario: string): Promise<boolean> {
  const count = await tx.run(sql`
    update convites_de_organizador c set recusado_em = agora() where ${openTo(uuid, usuario)}`);
  return count > 0;
}

export async function deleteOldConvites(tx: Tx): Promise<void> {
  await tx.run(sql`delete from convites_de_organizador where expira_em <= agora()`);
}
