import sql, { raw } from 'sql-template-tag';
import type { Escudo } from '#contract/participantes.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { STATUS, type Status } from '#regras/participantes/status.ts';
import { EXCLUIDO } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { situacaoDe } from '#server/rankings/pessoa/pessoa.ts';

export type ParticipanteRow = {
  uuid: string;
  campeonato_id: string;
  usuario_uuid: string | null;
  nome: string;
  time_nome: string | null;
  sigla: string;
  escudo: Escudo;
  gamertag: string | null;
  contato: string | null;
  status: Status;
  espera: number | null;
  /** By the organisers; false once the person has entered by themself. */
  convidado: boolean;
  /** Accepted an invitation: needs no approval, also when their turn in the queue comes later. */
  aceitou: boolean;
  pote: number | null;
  pago: boolean;
  desistiu: boolean;
  /** Out as well, but put out by a sanction. */
  excluido: boolean;
  created_at: string;
  /** The person behind the name shows their phone to who plays with them. */
  compartilha: boolean;
  /** They hide their page: who they are is for who runs the championship. */
  oculta: boolean;
  /** Until when the claim of the name can be taken back; null where there is none. */
  assumido_ate: string | null;
};

export const MINOR = raw(`coalesce(u.nascimento >
  ((agora() at time zone '${BRASILIA}')::date - interval '18 years')::date, false)`);

/** The phone of a minor never leaves the table, whoever asks. */
const SELECT = sql`
  select p.uuid, p.campeonato_id, p.usuario_uuid, p.nome, p.time_nome, p.sigla, p.escudo,
    p.gamertag, case when ${MINOR} then null else p.contato end as contato, p.status, p.espera,
    p.convidado, p.aceitou, p.pote, p.pago, p.desistiu_em is not null as desistiu,
    p.desistiu_em is not null and ${EXCLUIDO} as excluido, p.created_at,
    coalesce(u.privacidade_compartilhar_whatsapp, false) as compartilha,
    ${situacaoDe(null)} <> 'visivel' as oculta,
    case when p.assumido_em > agora() - interval '30 days' then p.assumido_em + interval '30 days' end
      as assumido_ate
  from participantes p left join usuarios u on u.uuid = p.usuario_uuid`;

const ORDER = sql`order by p.created_at, p.uuid`;

export function listParticipantes(tx: Tx, campeonatoId: string): Promise<ParticipanteRow[]> {
  return tx.rows(sql`${SELECT} where p.campeonato_id = ${campeonatoId} ${ORDER}`);
}

export function listPendentes(tx: Tx, campeonatoId: string): Promise<ParticipanteRow[]> {
  return tx.rows(sql`
    ${SELECT} where p.campeonato_id = ${campeonatoId} and p.status = ${STATUS.pendente} ${ORDER}`);
}

/** What everybody may see of everybody: the one thing that tables and matches need. */
export function listIdentidades(
  tx: Tx,
  campeonatoId: string,
): Promise<Pick<ParticipanteRow, 'uuid' | 'nome' | 'time_nome' | 'sigla' | 'escudo'>[]> {
  return tx.rows(sql`
    select uuid, nome, time_nome, sigla, escudo from participantes
    where campeonato_id = ${campeonatoId}`);
}

/** Of each participant, the name that others read. */
export async function listNomes(tx: Tx, campeonatoId: string): Promise<Record<string, string>> {
  const rows = await listIdentidades(tx, campeonatoId);
  return Object.fromEntries(rows.map(({ uuid, nome, time_nome }) => [uuid, time_nome ?? nome]));
}

export function listByUuids(
  tx: Tx,
  campeonatoId: string,
  uuids: readonly string[],
): Promise<ParticipanteRow[]> {
  return tx.rows(sql`
    ${SELECT} where p.campeonato_id = ${campeonatoId} and p.uuid = any(${uuids}) ${ORDER}`);
}

export function findParticipante(tx: Tx, uuid: string): Promise<ParticipanteRow | undefined> {
  return tx.first(sql`${SELECT} where p.uuid = ${uuid}`);
}

export function findOfUser(
  tx: Tx,
  campeonatoId: string,
  usuarioUuid: string,
): Promise<ParticipanteRow | undefined> {
  return tx.first(sql`
    ${SELECT} where p.campeonato_id = ${campeonatoId} and p.usuario_uuid = ${usuarioUuid}`);
}

export type NewParticipante = Pick<
  ParticipanteRow,
  'uuid' | 'usuario_uuid' | 'nome' | 'time_nome' | 'sigla' | 'escudo' | 'gamertag'
> &
  Pick<ParticipanteRow, 'contato' | 'status' | 'espera' | 'pote'> &
  Partial<Pick<ParticipanteRow, 'convidado'>>;

/** In one statement; a microsecond between two rows keeps them in the order given. */
export async function insertParticipantes(
  tx: Tx,
  campeonatoId: string,
  rows: readonly NewParticipante[],
): Promise<void> {
  await tx.run(sql`
    insert into participantes (uuid, campeonato_id, usuario_uuid, nome, time_nome, sigla, escudo,
      gamertag, contato, status, espera, convidado, pote, created_at)
    select (r ->> 'uuid')::uuid, ${campeonatoId}, (r ->> 'usuario_uuid')::uuid, r ->> 'nome',
      r ->> 'time_nome', r ->> 'sigla', r -> 'escudo', r ->> 'gamertag', r ->> 'contato',
      (r ->> 'status')::smallint, (r ->> 'espera')::int,
      coalesce((r ->> 'convidado')::boolean, false), (r ->> 'pote')::smallint,
      agora() + n * interval '1 microsecond'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as list(r, n)`);
}

/** What tells a participant from the others, and what they agreed to be reached by. */
export type Identidade = Pick<
  ParticipanteRow,
  'nome' | 'time_nome' | 'sigla' | 'escudo' | 'gamertag' | 'contato'
>;

export async function updateIdentidade(tx: Tx, uuid: string, row: Identidade): Promise<void> {
  await tx.run(sql`
    update participantes set nome = ${row.nome}, time_nome = ${row.time_nome},
      sigla = ${row.sigla}, escudo = ${JSON.stringify(row.escudo)}, gamertag = ${row.gamertag},
      contato = ${row.contato}
    where uuid = ${uuid}`);
}

export async function updateMarcas(
  tx: Tx,
  uuid: string,
  { pote, pago }: Pick<ParticipanteRow, 'pote' | 'pago'>,
): Promise<void> {
  await tx.run(sql`update participantes set pote = ${pote}, pago = ${pago} where uuid = ${uuid}`);
}

/** A change of status always leaves the queue. */
export async function updateStatus(
  tx: Tx,
  uuids: readonly string[],
  status: Status,
): Promise<void> {
  await tx.run(sql`
    update participantes set status = ${status}, espera = null where uuid = any(${uuids})`);
}

/** Somebody who had cancelled or was invited comes in, behind all others. */
export async function updateReentrada(
  tx: Tx,
  uuid: string,
  row: Pick<ParticipanteRow, 'status' | 'espera' | 'convidado' | 'aceitou'>,
): Promise<void> {
  await tx.run(sql`
    update participantes set status = ${row.status}, espera = ${row.espera},
      convidado = ${row.convidado}, aceitou = ${row.aceitou}, created_at = agora()
    where uuid = ${uuid}`);
}

/** What an entry was sanctioned for stays with the person, under the name that they take over. */
export async function giveSanctions(tx: Tx, from: string, tokenHash: Buffer): Promise<void> {
  await tx.run(sql`
    update punicoes set participante_uuid = p.uuid from participantes p
    where punicoes.participante_uuid = ${from} and p.token_hash = ${tokenHash}`);
}

/** An invitation that nobody took up leaves nothing behind. */
export async function deleteParticipante(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`delete from participantes where uuid = ${uuid}`);
}

/** Another takes over the place: nothing of the one before stays but the results. */
export async function clearPessoa(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`
    update participantes set usuario_uuid = null, contato = null, token_hash = null, pago = false,
      desistiu_em = null, desistiu_apos_rodada = null, desistiu_na_fase = null, trocas_emergencia = 0,
      substituido_em = agora(), assumido_em = null
    where uuid = ${uuid}`);
}

/** Whose place another takes, before it is cleared; a name without an account was nobody's. */
export async function insertSubstituicao(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`
    insert into substituicoes (participante_uuid, usuario_uuid, campeonato_id, desistiu_em)
    select uuid, usuario_uuid, campeonato_id, desistiu_em from participantes
    where uuid = ${uuid} and usuario_uuid is not null`);
}

export async function findDesistencia(tx: Tx, uuid: string): Promise<string | null> {
  const row = await tx.first<{ desistiu_em: string | null }>(sql`
    select desistiu_em from participantes where uuid = ${uuid}`);
  return row?.desistiu_em ?? null;
}

/** In which phase, and after which of its rounds, somebody left; null takes it back. */
export async function updateDesistencia(
  tx: Tx,
  uuid: string,
  saida: { fase: number; rodada: number } | null,
): Promise<void> {
  await tx.run(sql`
    update participantes set desistiu_em = case when ${saida !== null} then agora() end,
      desistiu_na_fase = ${saida?.fase ?? null}, desistiu_apos_rodada = ${saida?.rodada ?? null}
    where uuid = ${uuid}`);
}

export async function updateToken(tx: Tx, uuid: string, hash: Buffer): Promise<void> {
  await tx.run(sql`update participantes set token_hash = ${hash} where uuid = ${uuid}`);
}

export type Convidado = { uuid: string; campeonato_id: string; codigo_convite: string };

export function findByToken(tx: Tx, hash: Buffer): Promise<Convidado | undefined> {
  return tx.first(sql`
    select p.uuid, p.campeonato_id, c.codigo_convite
    from participantes p join campeonatos c on c.id = p.campeonato_id
    where p.token_hash = ${hash}`);
}

/** Whether this invitation was still good: it is used up by this. */
export async function claimByToken(tx: Tx, hash: Buffer, usuarioUuid: string): Promise<boolean> {
  const touched = await tx.run(sql`
    update participantes set usuario_uuid = ${usuarioUuid}, token_hash = null, assumido_em = agora()
    where token_hash = ${hash} and usuario_uuid is null and status <> 4`);
  return touched > 0;
}

/**
 * What was played under the name becomes the person's: rankings and their page follow. Never what was played before
 * somebody else took the place over.
 */
export async function giveHistory(tx: Tx, uuid: string, usuarioUuid: string): Promise<number> {
  const given = sql`set usuario_uuid = ${usuarioUuid}, reivindicada = true
    from participantes e
    where s.participante_uuid = ${uuid} and e.uuid = s.participante_uuid and s.usuario_uuid is null
      and s.created_at > coalesce(e.substituido_em, '-infinity')`;
  await tx.run(sql`update presencas_desfeitas s ${given}`);
  return tx.run(sql`update presencas s ${given}`);
}

/** The name is nobody's again, and so is what the claim had given. */
export async function takeHistoryBack(tx: Tx, uuid: string, usuarioUuid: string): Promise<void> {
  await tx.run(sql`
    update participantes set usuario_uuid = null, assumido_em = null, contato = null
    where uuid = ${uuid}`);
  const taken = sql`set usuario_uuid = null, reivindicada = false
    where participante_uuid = ${uuid} and usuario_uuid = ${usuarioUuid} and reivindicada`;
  await tx.run(sql`update presencas ${taken}`);
  await tx.run(sql`update presencas_desfeitas ${taken}`);
}

export function firstInQueue(tx: Tx, campeonatoId: string): Promise<ParticipanteRow | undefined> {
  return tx.first(sql`
    ${SELECT} where p.campeonato_id = ${campeonatoId} and p.espera is not null
    order by p.espera limit 1`);
}

/** The last place of the queue that is taken; 0 when nobody waits. */
export async function ultimoDaFila(tx: Tx, campeonatoId: string): Promise<number> {
  const row = await tx.first<{ ultimo: number }>(sql`
    select coalesce(max(espera), 0)::int as ultimo from participantes
    where campeonato_id = ${campeonatoId}`);
  return row?.ultimo ?? 0;
}

/** Closes the gaps: 1, 2, 3… in the same order. */
export async function renumberQueue(tx: Tx, campeonatoId: string): Promise<void> {
  await tx.run(sql`
    update participantes p set espera = q.n
    from (select uuid, row_number() over (order by espera) as n from participantes
      where campeonato_id = ${campeonatoId} and espera is not null) q
    where p.uuid = q.uuid and p.espera <> q.n`);
}

/** Counted again rather than added up: the number on the championship is always that of the rows. */
export async function recountConfirmados(tx: Tx, campeonatoId: string): Promise<number> {
  const row = await tx.first<{ confirmados: number }>(sql`
    update campeonatos c set confirmados = (
      select count(*) from participantes where campeonato_id = c.id and status = 2)
    where c.id = ${campeonatoId} returning confirmados`);
  return row?.confirmados ?? 0;
}

export async function updateConvite(tx: Tx, campeonatoId: string, codigo: string): Promise<void> {
  await tx.run(sql`update campeonatos set codigo_convite = ${codigo} where id = ${campeonatoId}`);
}

export async function isMinor(tx: Tx, usuarioUuid: string): Promise<boolean> {
  const row = await tx.first<{ minor: boolean }>(sql`
    select ${MINOR} as minor from usuarios u where u.uuid = ${usuarioUuid}`);
  return row?.minor ?? false;
}
