import sql, { join, type Sql } from 'sql-template-tag';
import type { PapelDeMembro } from '#regras/liga/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import { unnamed } from '#server/database/statements.ts';
import { situacaoDe } from '#server/rankings/pessoa/pessoa.ts';

type GenteRow = { uuid: string; nome: string; foto: string | null };

const PESSOA = sql`json_build_object('uuid', u.uuid, 'nome', u.nome, 'foto', u.foto) as usuario`;

type NoMembro = { readonly liga: string; readonly usuario: string };

export async function upsertMembro(
  tx: Tx,
  { liga, usuario, papel }: NoMembro & { readonly papel: PapelDeMembro },
): Promise<void> {
  await tx.run(sql`
    insert into membros_da_liga (liga_uuid, usuario_uuid, papel) values (${liga}, ${usuario}, ${papel})
    on conflict (liga_uuid, usuario_uuid) do update set papel = excluded.papel,
      entrou_em = case when membros_da_liga.saiu_em is null then membros_da_liga.entrou_em else agora() end,
      saiu_em = null`);
}

/** After any change of who is in it. */
export async function contarMembros(tx: Tx, liga: string): Promise<void> {
  await tx.run(sql`
    update ligas set membros = (select count(*) from membros_da_liga m
      where m.liga_uuid = ${liga} and m.saiu_em is null)
    where uuid = ${liga}`);
}

export const findPapel = (
  tx: Tx,
  { liga, usuario }: NoMembro,
): Promise<{ papel: PapelDeMembro } | undefined> =>
  tx.first(sql`
    select papel from membros_da_liga
    where liga_uuid = ${liga} and usuario_uuid = ${usuario} and saiu_em is null`);

export async function endMembro(tx: Tx, { liga, usuario }: NoMembro): Promise<void> {
  await tx.run(sql`
    update membros_da_liga set saiu_em = agora(), papel = 'membro'
    where liga_uuid = ${liga} and usuario_uuid = ${usuario} and saiu_em is null`);
  await tx.run(sql`
    delete from ofertas_da_liga where liga_uuid = ${liga} and para_uuid = ${usuario}`);
}

export type MembroRow = {
  usuario: GenteRow;
  papel: PapelDeMembro;
  entrou_em: string;
  pagina: boolean;
  chave: string;
};

const RANK = sql`array_position(array['dono', 'admin', 'membro'], m.papel)`;

type PaginaDeMembros = {
  readonly liga: string;
  readonly palavras: readonly string[];
  readonly depois: readonly [number, string, string] | undefined;
  /** Also those who do not want to be found. */
  readonly todos: boolean;
  readonly limit: number;
};

export const listMembros = (
  tx: Tx,
  { liga, palavras, depois, todos, limit }: PaginaDeMembros,
): Promise<MembroRow[]> => {
  const where: Sql[] = [sql`m.liga_uuid = ${liga}`, sql`m.saiu_em is null`];
  if (!todos) where.push(sql`(u.aparece_na_busca or m.papel <> 'membro')`);
  for (const word of palavras) where.push(sql`u.busca like ${word}`);
  if (depois) {
    where.push(sql`(${RANK}, m.entrou_em, m.usuario_uuid) >
      (${depois[0]}, ${depois[1]}::timestamptz, ${depois[2]}::uuid)`);
  }
  return tx.rows(
    unnamed(sql`
      select ${PESSOA}, m.papel, m.entrou_em, ${situacaoDe(null)} = 'visivel' as pagina,
        json_build_array(${RANK}, m.entrou_em::text, m.usuario_uuid)::text as chave
      from membros_da_liga m join usuarios u on u.uuid = m.usuario_uuid
      where ${join(where, ' and ')}
      order by ${RANK}, m.entrou_em, m.usuario_uuid limit ${limit}`),
  );
};

export async function countOcultos(tx: Tx, liga: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from membros_da_liga m join usuarios u on u.uuid = m.usuario_uuid
    where m.liga_uuid = ${liga} and m.saiu_em is null and m.papel = 'membro'
      and not u.aparece_na_busca`);
  return row?.n ?? 0;
}

type PedidoRow = { uuid: string; usuario: GenteRow; mensagem: string; created_at: string };

export const listPedidos = (tx: Tx, liga: string, limit: number): Promise<PedidoRow[]> =>
  tx.rows(sql`
    select p.uuid, ${PESSOA}, p.mensagem, p.created_at
    from pedidos_da_liga p join usuarios u on u.uuid = p.usuario_uuid
    where p.liga_uuid = ${liga} and p.estado = 'aberto' order by p.created_at, p.uuid limit ${limit}`);

export const hasRecusaRecente = async (
  tx: Tx,
  { liga, usuario }: NoMembro,
  dias: number,
): Promise<boolean> =>
  (await tx.first(sql`
    select 1 from pedidos_da_liga where liga_uuid = ${liga} and usuario_uuid = ${usuario}
      and estado = 'recusado' and decidido_em > agora() - make_interval(days => ${dias}) limit 1`)) !==
  undefined;

export async function insertPedido(
  tx: Tx,
  { uuid, liga, usuario, mensagem }: NoMembro & { uuid: string; mensagem: string },
): Promise<void> {
  await tx.run(sql`
    insert into pedidos_da_liga (uuid, liga_uuid, usuario_uuid, mensagem)
    values (${uuid}, ${liga}, ${usuario}, ${mensagem})`);
}

type Decidido = { usuario_uuid: string; estado: 'aberto' | 'aceito' | 'recusado' | 'retirado' };

export const findPedido = (tx: Tx, liga: string, uuid: string): Promise<Decidido | undefined> =>
  tx.first(sql`
    select usuario_uuid, estado from pedidos_da_liga where uuid = ${uuid} and liga_uuid = ${liga}`);

/** Whatever is open of this person; nothing where nothing is. */
export async function closePedidos(
  tx: Tx,
  { liga, usuario }: NoMembro,
  { estado, por }: { estado: 'aceito' | 'recusado' | 'retirado'; por: string | null },
): Promise<number> {
  return tx.run(sql`
    update pedidos_da_liga set estado = ${estado}, decidido_em = agora(), decidido_por = ${por}
    where liga_uuid = ${liga} and usuario_uuid = ${usuario} and estado = 'aberto'`);
}

type BanidoRow = { usuario: GenteRow; motivo: string; ate: string | null; created_at: string };

export const listBanidos = (tx: Tx, liga: string, limit: number): Promise<BanidoRow[]> =>
  tx.rows(sql`
    select ${PESSOA}, b.motivo, b.ate, b.created_at
    from banidos_da_liga b join usuarios u on u.uuid = b.usuario_uuid
    where b.liga_uuid = ${liga} and (b.ate is null or b.ate > agora())
    order by b.created_at desc, b.usuario_uuid limit ${limit}`);

export async function upsertBanido(
  tx: Tx,
  { liga, usuario, ...ban }: NoMembro & { motivo: string; ate: string | null; por: string | null },
): Promise<void> {
  await tx.run(sql`
    insert into banidos_da_liga (liga_uuid, usuario_uuid, motivo, ate, por_uuid)
    values (${liga}, ${usuario}, ${ban.motivo}, ${ban.ate}, ${ban.por})
    on conflict (liga_uuid, usuario_uuid) do update set motivo = excluded.motivo,
      ate = excluded.ate, por_uuid = excluded.por_uuid, created_at = agora()`);
}

export async function deleteBanido(tx: Tx, { liga, usuario }: NoMembro): Promise<boolean> {
  const gone = await tx.run(sql`
    delete from banidos_da_liga where liga_uuid = ${liga} and usuario_uuid = ${usuario}`);
  return gone > 0;
}

/** A person who is there, and not on the way out. */
export const hasPessoa = async (tx: Tx, uuid: string): Promise<boolean> =>
  (await tx.first(sql`
    select 1 from usuarios where uuid = ${uuid} and removido_em is null`)) !== undefined;

export async function upsertOferta(
  tx: Tx,
  { liga, usuario, por, dias }: NoMembro & { por: string; dias: number },
): Promise<void> {
  await tx.run(sql`
    insert into ofertas_da_liga (liga_uuid, para_uuid, por_uuid, expira_em)
    values (${liga}, ${usuario}, ${por}, agora() + make_interval(days => ${dias}))
    on conflict (liga_uuid) do update set para_uuid = excluded.para_uuid,
      por_uuid = excluded.por_uuid, created_at = agora(), expira_em = excluded.expira_em`);
}

export async function deleteOferta(tx: Tx, liga: string): Promise<void> {
  await tx.run(sql`delete from ofertas_da_liga where liga_uuid = ${liga}`);
}

/** In two steps: there is never more than one owner. */
export async function moveDono(tx: Tx, liga: string, para: string): Promise<void> {
  await tx.run(sql`
    update membros_da_liga set papel = 'admin' where liga_uuid = ${liga} and papel = 'dono'`);
  await tx.run(sql`
    update membros_da_liga set papel = 'dono'
    where liga_uuid = ${liga} and usuario_uuid = ${para} and saiu_em is null`);
}
