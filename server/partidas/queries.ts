import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

export type HorarioDaPartida = {
  jogo_previsto_at: string | null;
  prazo_at: string | null;
  estadio: string | null;
  local: string | null;
};

export async function updateAgenda(tx: Tx, uuid: string, agenda: HorarioDaPartida): Promise<void> {
  await tx.run(sql`
    update partidas set jogo_previsto_at = ${agenda.jogo_previsto_at}, prazo_at = ${agenda.prazo_at},
      estadio = ${agenda.estadio}, local = ${agenda.local}, confirmado_at = null,
      versao = versao + 1, updated_at = agora()
    where uuid = ${uuid}`);
}

/** How long a match has its venue. */
export const MATCH_MINUTES = 60;

/** In seconds; in a championship of one night, as long as that says. */
const tempoNoLocal = (campeonatoId: string) => sql`(
  select 60 * case when agenda ->> 'modelo' = 'noite' then (agenda ->> 'minutos')::int
    else ${MATCH_MINUTES}::int end
  from campeonatos where id = ${campeonatoId})`;

/** Whether two of a championship are in one venue within the time that a match takes; `moved`: one of
 * them is among these. */
export async function haveClash(tx: Tx, campeonatoId: string, moved: string[]): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from partidas a join partidas b on b.campeonato_id = a.campeonato_id
      and b.uuid <> a.uuid and lower(b.estadio) = lower(a.estadio)
      and abs(extract(epoch from b.jogo_previsto_at - a.jogo_previsto_at)) < ${tempoNoLocal(campeonatoId)}
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
      and abs(extract(epoch from jogo_previsto_at - ${agenda.jogo_previsto_at}::timestamptz)) < ${tempoNoLocal(campeonatoId)}`);
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
