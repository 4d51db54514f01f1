import sql, { type Sql } from 'sql-template-tag';
import type { EstadoDaProposta } from '#regras/acordo/propostas.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { LadoDaPartida } from '#server/vozes/vozes.ts';

export type PropostaRow = {
  readonly uuid: string;
  readonly partida_uuid: string;
  readonly lado: LadoDaPartida;
  readonly horario: string;
  readonly estado: EstadoDaProposta;
  readonly created_at: string;
  readonly vista_at: string | null;
  readonly encerrada_at: string | null;
};

const COLUMNS = sql`p.uuid, p.partida_uuid, p.lado, p.horario, p.estado, p.created_at, p.vista_at,
  p.encerrada_at`;

export type NovaProposta = {
  readonly campeonatoId: string;
  readonly partida: { uuid: string; mandante: string; visitante: string };
  readonly lado: LadoDaPartida;
  readonly horario: string;
  readonly por: string;
};

export async function insertProposta(tx: Tx, nova: NovaProposta): Promise<string> {
  const { campeonatoId, partida, lado, horario, por } = nova;
  const uuid = uuidv7();
  await tx.run(sql`
    insert into propostas (uuid, campeonato_id, partida_uuid, mandante_uuid, visitante_uuid, lado,
      horario, por_uuid)
    values (${uuid}, ${campeonatoId}, ${partida.uuid}, ${partida.mandante}, ${partida.visitante},
      ${lado}, ${horario}, ${por})`);
  return uuid;
}

/** Newest first, with the name of who said it. */
export function listPropostas(
  tx: Tx,
  partida: string,
): Promise<(PropostaRow & { quem: string | null })[]> {
  return tx.rows(sql`
    select ${COLUMNS}, u.nome as quem from propostas p left join usuarios u on u.uuid = p.por_uuid
    where p.partida_uuid = ${partida} order by p.created_at desc, p.uuid desc`);
}

export function findProposta(
  tx: Tx,
  uuid: string,
): Promise<(PropostaRow & { mandante: string; visitante: string }) | undefined> {
  return tx.first(sql`
    select ${COLUMNS}, p.mandante_uuid as mandante, p.visitante_uuid as visitante
    from propostas p where p.uuid = ${uuid}`);
}

/** Those that wait for an answer and whose hour is still to come. */
export function listAbertas(tx: Tx, partida: string): Promise<PropostaRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from propostas p
    where p.partida_uuid = ${partida} and p.estado = 'aberta' and p.horario > agora()
    order by p.horario`);
}

type FimDaProposta = {
  readonly estado: Exclude<EstadoDaProposta, 'aberta'>;
  readonly por: string | null;
};

export async function closeProposta(
  tx: Tx,
  uuid: string,
  { estado, por }: FimDaProposta,
): Promise<number> {
  return tx.run(sql`
    update propostas set estado = ${estado}, encerrada_at = agora(), encerrada_por = ${por}
    where uuid = ${uuid} and estado = 'aberta'`);
}

/** All others of the match that wait. */
export function closeOthers(
  tx: Tx,
  partida: string,
  { estado, por }: FimDaProposta,
): Promise<{ uuid: string }[]> {
  return tx.rows(sql`
    update propostas set estado = ${estado}, encerrada_at = agora(), encerrada_por = ${por}
    where partida_uuid = ${partida} and estado = 'aberta' returning uuid`);
}

export async function markSeen(tx: Tx, partida: string, lado: LadoDaPartida): Promise<number> {
  return tx.run(sql`
    update propostas set vista_at = agora()
    where partida_uuid = ${partida} and lado <> ${lado} and vista_at is null`);
}

/** The end of the round before: its own begins then. Rounds that share a window end together. */
export async function findAbertura(tx: Tx, partida: string): Promise<string | null> {
  const row = await tx.first<{ de: string | null }>(sql`
    select max(p.prazo_at) as de from partidas p join partidas own on own.uuid = ${partida}
    where p.campeonato_id = own.campeonato_id and (p.fase, p.rodada) < (own.fase, own.rodada)
      and p.prazo_at < own.prazo_at`);
  return row?.de ?? null;
}

/** The agreed hour: kick-off and what was agreed are the same. One that was put off is on again. */
export async function updateHorarioCombinado(tx: Tx, uuid: string, horario: string): Promise<void> {
  await tx.run(sql`
    update partidas set jogo_previsto_at = ${horario}, confirmado_at = ${horario},
      estado = case when estado = 'adiada' then 'agendada' else estado end,
      versao = versao + 1, updated_at = agora()
    where uuid = ${uuid}`);
}

export type PropostaPerdida = {
  readonly uuid: string;
  readonly partida_uuid: string;
  readonly mandante: string;
  readonly visitante: string;
  /** The match is still that of the two who met there: it was decided, nothing was taken from them. */
  readonly segue_deles: boolean;
};

/** Whether somebody, or the clock, has proposed something about a match of a championship that waits. */
export const haAbertas = (campeonato: Sql) => sql`(
  exists (select 1 from propostas z where z.campeonato_id = ${campeonato} and z.estado = 'aberta')
  or exists (select 1 from sugestoes s where s.campeonato_id = ${campeonato} and s.estado = 'aberta'))`;

/** Silence is held against nobody before its time: the hour of the proposal came, or that of the match and it had been
 * proposed a day before (regras/robo/sem-placar.ts). */
const TEVE_TEMPO = sql`(z.horario <= agora()
  or p.prazo_at <= agora() and z.created_at <= p.prazo_at - interval '24 hours')`;

/** Closes those that wait although their match was played, or is gone, called off or somebody else's by now; and
 * what the clock proposed for matches that do not wait for it any more. */
export function closeLost(tx: Tx, campeonatoId: string): Promise<PropostaPerdida[]> {
  return tx.rows(sql`
    with sugestoes as (
      update sugestoes s set estado = 'caducou', decidida_at = agora()
      where s.campeonato_id = ${campeonatoId} and s.estado = 'aberta' and not exists (
        select 1 from partidas p where p.uuid = s.partida_uuid and p.estado = 'agendada'
          and not p.feita and p.mandante_uuid = s.mandante_uuid
          and p.visitante_uuid = s.visitante_uuid)),
    perdidas as (
      select z.uuid, p.uuid is not null as segue_deles, coalesce(${TEVE_TEMPO}, false) as teve_tempo
      from propostas z
      left join partidas p on p.uuid = z.partida_uuid
        and p.estado in ('confirmada', 'wo', 'contestada')
        and p.mandante_uuid = z.mandante_uuid and p.visitante_uuid = z.visitante_uuid
      where z.campeonato_id = ${campeonatoId} and z.estado = 'aberta' and not exists (
        select 1 from partidas o where o.uuid = z.partida_uuid and not o.feita
          and o.mandante_uuid = z.mandante_uuid and o.visitante_uuid = z.visitante_uuid))
    update propostas z set encerrada_at = agora(),
      estado = case when l.teve_tempo then 'sem_resposta' else 'partida_mudou' end
    from perdidas l where z.uuid = l.uuid and z.estado = 'aberta'
    returning z.uuid, z.partida_uuid, z.mandante_uuid as mandante, z.visitante_uuid as visitante,
      l.segue_deles`);
}
