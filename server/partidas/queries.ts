import sql from 'sql-template-tag';
import type { Result } from '#engine/types.ts';
import type { Tx } from '#server/database/database.ts';
import type { Lancado } from './resultado.ts';

export type LancamentoGuardado = {
  usuario_uuid: string | null;
  antes: { resultado: Result | null; versao?: number };
  depois: Lancado & { motivo?: string; desfeitas?: { uuid: string }[] };
};

/** The last result that was entered for a match, as the trail tells it. */
export function findUltimoLancamento(
  tx: Tx,
  campeonato_id: string,
  uuid: string,
): Promise<LancamentoGuardado | undefined> {
  return tx.first(sql`
    select usuario_uuid, antes, depois from historico
    where campeonato_id = ${campeonato_id} and acao in ('lancar-placar', 'corrigir-placar') and objeto = ${uuid}
    order by id desc limit 1`);
}

export type HorarioDaPartida = {
  jogo_previsto_at: string | null;
  prazo_at: string | null;
  estadio: string | null;
  local: string | null;
};

type Agendamento = {
  usuario_uuid: string | null;
  antes: HorarioDaPartida & { versao?: number };
  depois: HorarioDaPartida;
};

/** The last day that somebody gave a match, as the trail tells it. */
export function findUltimaAgenda(
  tx: Tx,
  { uuid, campeonato_id }: { uuid: string; campeonato_id: string },
): Promise<Agendamento | undefined> {
  return tx.first(sql`
    select usuario_uuid, antes, depois from historico
    where campeonato_id = ${campeonato_id} and acao = 'agendar-partida' and objeto = ${uuid}
    order by id desc limit 1`);
}

export async function updateAgenda(tx: Tx, uuid: string, agenda: HorarioDaPartida): Promise<void> {
  await tx.run(sql`
    update partidas set jogo_previsto_at = ${agenda.jogo_previsto_at}, prazo_at = ${agenda.prazo_at},
      estadio = ${agenda.estadio}, local = ${agenda.local}, confirmado_at = null,
      versao = versao + 1, updated_at = now()
    where uuid = ${uuid}`);
}

/** How long a match has its venue. */
export const MATCH_MINUTES = 60;

/** Whether two of a championship are in one venue within the time that a match takes; `moved`: one of
 * them is among these. */
export async function haveClash(tx: Tx, campeonatoId: string, moved: string[]): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from partidas a join partidas b on b.campeonato_id = a.campeonato_id
      and b.uuid <> a.uuid and lower(b.estadio) = lower(a.estadio)
      and abs(extract(epoch from b.jogo_previsto_at - a.jogo_previsto_at)) < ${MATCH_MINUTES * 60}
    where a.campeonato_id = ${campeonatoId} and a.uuid = any(${moved}::uuid[]) limit 1`);
  return row !== undefined;
}

/** Another match of the championship in the same venue within the time that one takes. */
export async function hasClash(
  tx: Tx,
  { uuid, campeonatoId, agenda }: { uuid: string; campeonatoId: string; agenda: HorarioDaPartida },
): Promise<boolean> {
  if (!agenda.estadio || !agenda.jogo_previsto_at) return false;
  const row = await tx.first(sql`
    select 1 from partidas where campeonato_id = ${campeonatoId} and uuid <> ${uuid}
      and lower(estadio) = lower(${agenda.estadio})
      and abs(extract(epoch from jogo_previsto_at - ${agenda.jogo_previsto_at}::timestamptz)) < ${MATCH_MINUTES * 60}`);
  return row !== undefined;
}

/** Whether something that is played after this match stands before that day: a later phase or stage. */
export async function hasLaterBefore(
  tx: Tx,
  { uuid, at }: { uuid: string; at: string },
): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from partidas p join partidas own on own.uuid = ${uuid}
    where p.campeonato_id = own.campeonato_id and coalesce(p.jogo_previsto_at, p.prazo_at) <= ${at}
      and (p.fase > own.fase
        or p.fase = own.fase and p.rodada > own.rodada and own.confronto is not null)
    limit 1`);
  return row !== undefined;
}
