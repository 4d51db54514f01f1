import sql, { type Sql } from 'sql-template-tag';
import type { PassoDoPrazo } from '#regras/agenda/lembretes.ts';
import type { Tx } from '#server/database/database.ts';
import { among } from '#server/database/kept-plans.ts';
import { sendAhead } from '#server/database/tx.ts';
import { uuidv7 } from '#server/uuid.ts';

export type PrazoRow = {
  readonly id: string;
  readonly campeonato_id: string;
  /** Null of what belongs to the championship itself. */
  readonly partida_uuid: string | null;
  readonly tipo: string;
  readonly objeto: string;
  readonly prazo_at: string;
  readonly lembra: boolean;
  readonly passo: PassoDoPrazo;
};

/** When people were last looked for who want silence at its hour. */
export type PrazoCedo = PrazoRow & { readonly desde: string };

export type NovoPrazo = Omit<PrazoRow, 'id' | 'campeonato_id'> & { readonly vence_at: string };

/** One that is there already moves, and is open again. */
export async function upsertPrazos(
  tx: Tx,
  campeonatoId: string,
  rows: readonly NovoPrazo[],
): Promise<void> {
  if (rows.length === 0) return;
  const set = rows.map((row) => ({ id: uuidv7(), ...row }));
  const statement = sql`
    insert into prazos (id, campeonato_id, partida_uuid, tipo, objeto, prazo_at, lembra, passo, vence_at)
    select r.id, ${campeonatoId}, r.partida_uuid, r.tipo, r.objeto, r.prazo_at, r.lembra, r.passo, r.vence_at
    from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as r(id uuid, partida_uuid uuid,
      tipo text, objeto uuid, prazo_at timestamptz, lembra boolean, passo text, vence_at timestamptz)
    on conflict (tipo, objeto) do update set prazo_at = excluded.prazo_at, lembra = excluded.lembra,
      passo = excluded.passo, vence_at = excluded.vence_at, feito_at = null, tentativas = 0,
      tentar_em = null, cedo_at = null`;
  await sendAhead(tx, statement);
}

export type ChaveDoPrazo = { readonly tipo: string; readonly objeto: string };

/** What was done stays written down. */
export async function deletePrazos(tx: Tx, chaves: readonly ChaveDoPrazo[]): Promise<void> {
  if (chaves.length === 0) return;
  await tx.run(sql`
    delete from prazos z
    using jsonb_to_recordset(${JSON.stringify(chaves)}::jsonb) as r(tipo text, objeto uuid)
    where z.tipo = r.tipo and z.objeto = r.objeto and z.feito_at is null`);
}

export function findPrazo(
  tx: Tx,
  { tipo, objeto }: ChaveDoPrazo,
): Promise<{ prazo_at: string; feito_at: string | null } | undefined> {
  return tx.first(sql`
    select prazo_at, feito_at from prazos where tipo = ${tipo} and objeto = ${objeto}`);
}

export type PartidaComPrazos = {
  readonly uuid: string;
  readonly estado: string;
  readonly jogo_previsto_at: string | null;
  readonly prazo_at: string | null;
  /** It can be played and has no result. */
  readonly aberta: boolean;
  readonly prazos: readonly { tipo: string; prazo_at: string; feito: boolean }[];
  readonly agora: string;
};

/** Matches with what is written down as due of them. */
const comPrazosOnde = (which: Sql) => sql`
  select p.uuid, p.estado, p.jogo_previsto_at, p.prazo_at,
    not p.feita and p.mandante_uuid is not null and p.visitante_uuid is not null as aberta,
    (select coalesce(json_agg(json_build_object('tipo', z.tipo, 'prazo_at', z.prazo_at,
        'feito', z.feito_at is not null)), '[]')
      from prazos z where z.partida_uuid = p.uuid and z.objeto = p.uuid) as prazos,
    agora() as agora
  from partidas p
  where ${which}`;

/** Those of a championship that this transaction has written, or all. */
export const comPrazos = (campeonato: Sql, todas: Sql) =>
  comPrazosOnde(sql`p.campeonato_id = ${campeonato}
    and (${todas} or p.updated_at = (select agora()))`);

/** These. */
export const comPrazosDe = (partidas: readonly string[]) =>
  comPrazosOnde(among(sql`p.uuid`, partidas));

/** Inside JSON the database writes instants in another way. */
const isoOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

export const comInstantes = (partida: PartidaComPrazos): PartidaComPrazos => ({
  ...partida,
  jogo_previsto_at: isoOf(partida.jogo_previsto_at),
  prazo_at: isoOf(partida.prazo_at),
});

export const listComPrazos = (tx: Tx, campeonatoId: string): Promise<PartidaComPrazos[]> =>
  tx.rows(comPrazos(sql`${campeonatoId}`, sql`true`));

/**
 * The first that is due, of a championship on which nobody works at this moment: it is held until the
 * transaction ends, as every write holds it.
 */
export function findVencido(tx: Tx, tipos: readonly string[]): Promise<{ id: string } | undefined> {
  return tx.first(sql`
    select z.id from prazos z join campeonatos c on c.id = z.campeonato_id
    where z.feito_at is null and z.vence_at <= agora() and z.tipo = any(${tipos})
      and (z.tentar_em is null or z.tentar_em <= now())
      and (c.estado = 'andamento' or c.estado = 'inscricoes' and z.partida_uuid is null)
      and c.excluido_em is null
    order by z.vence_at, z.id limit 1
    for no key update of c skip locked`);
}

/** Again, with the championship in hand: whoever held it before may have done it, or moved it. */
export function lockVencido(tx: Tx, id: string): Promise<PrazoRow | undefined> {
  return tx.first(sql`
    select id, campeonato_id, partida_uuid, tipo, objeto, prazo_at, lembra, passo from prazos
    where id = ${id} and feito_at is null and vence_at <= agora()
    for update skip locked`);
}

/** One that ends in somebody's silence which begins within the hour, of a championship on which nobody works. */
export function findCedo(tx: Tx, tipos: readonly string[]): Promise<PrazoCedo | undefined> {
  return tx.first(sql`
    select z.id, z.campeonato_id, z.partida_uuid, z.tipo, z.objeto, z.prazo_at, z.lembra, z.passo, d.desde
    from prazos z join campeonatos c on c.id = z.campeonato_id,
      lateral (select greatest(z.cedo_at, agora() - interval '1 hour') as desde) as d
    where z.feito_at is null and z.lembra and z.tipo = any(${tipos})
      and z.prazo_at > agora() and z.prazo_at <= agora() + interval '25 hours'
      and (z.tentar_em is null or z.tentar_em <= now())
      and c.estado = 'andamento' and c.excluido_em is null
      and exists (select 1 from usuarios u where u.silencio_de is not null
        and antes_do_silencio(z.prazo_at, u.silencio_de, u.silencio_ate, u.fuso) > d.desde
        and antes_do_silencio(z.prazo_at, u.silencio_de, u.silencio_ate, u.fuso) <= agora()
        and (u.uuid = c.dono_uuid
          or u.uuid in (select usuario_uuid from organizadores where campeonato_id = c.id)
          or u.uuid in (select usuario_uuid from participantes where campeonato_id = c.id)
          or u.uuid in (select j.usuario_uuid from jogadores j
            join participantes p on p.uuid = j.participante_uuid where p.campeonato_id = c.id)))
    order by z.prazo_at, z.id limit 1
    for no key update of c, z skip locked`);
}

export async function markCedo(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update prazos set cedo_at = agora() where id = ${id}`);
}

export async function markFeito(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update prazos set feito_at = agora(), passo = 'vence' where id = ${id}`);
}

export async function moveStep(
  tx: Tx,
  id: string,
  { passo, at }: { readonly passo: PassoDoPrazo; readonly at: number },
): Promise<void> {
  await tx.run(sql`
    update prazos set passo = ${passo}, vence_at = ${new Date(at).toISOString()},
      tentativas = 0, tentar_em = null
    where id = ${id}`);
}

/** Gives how often it has failed. */
export async function postponePrazo(tx: Tx, id: string, seconds: number): Promise<void> {
  await tx.run(sql`
    update prazos set tentativas = tentativas + 1,
      tentar_em = now() + make_interval(secs => ${seconds})
    where id = ${id}`);
}

export async function countFailures(tx: Tx, id: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select tentativas as n from prazos where id = ${id}`);
  return row?.n ?? 0;
}

/** Running ones with days ahead and no clock: those that began before there were clocks. */
export function listSemPrazos(tx: Tx): Promise<{ id: string }[]> {
  return tx.rows(sql`
    select c.id from campeonatos c
    where c.estado = 'andamento' and c.excluido_em is null
      and not exists (select 1 from prazos z where z.campeonato_id = c.id)
      and exists (select 1 from partidas p where p.campeonato_id = c.id and not p.feita
        and p.mandante_uuid is not null and p.visitante_uuid is not null
        and coalesce(p.jogo_previsto_at, p.prazo_at) > agora())`);
}
