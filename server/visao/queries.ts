import sql from 'sql-template-tag';
import type { TeamId, TieId } from '#engine/types.ts';
import { listPartidasReais, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

/**
 * Scores, and not what nobody has to play any more. The newest first: by when they were played, at the latest when
 * that was written down; then by the order of play.
 */
export const listUltimas = (tx: Tx, id: string, limit: number): Promise<PartidaRow[]> =>
  listPartidasReais(tx, id, {
    where: sql`feita and coalesce(decisao, resultado) ->> 'tipo' in ('placar', 'wo') and estado <> 'cancelada'
      and mandante_uuid is not null and visitante_uuid is not null`,
    order: sql`least(coalesce(confirmado_at, jogo_previsto_at), updated_at) desc, fase desc, rodada desc, perna desc, ordem desc`,
    limit,
  });

/** Matches that could be played now: those with a time first, those last that were put off until nobody knows when. */
export const listAbertas = (tx: Tx, id: string, limit: number): Promise<PartidaRow[]> =>
  listPartidasReais(tx, id, {
    where: sql`not feita and mandante_uuid is not null and visitante_uuid is not null`,
    order: sql`jogo_previsto_at nulls last, (estado = 'adiada'), fase, rodada, perna, ordem`,
    limit,
  });

/** Of some ties of a phase. */
export const listDosConfrontos = (
  tx: Tx,
  id: string,
  { fase, confrontos }: { fase: number; confrontos: readonly TieId[] },
): Promise<PartidaRow[]> =>
  listPartidasReais(tx, id, {
    where: sql`fase = ${fase} and confronto = any(${confrontos})`,
    order: sql`ordem, perna`,
    limit: 500,
  });

/** A match whose result somebody contests: it counts, and may be another tomorrow. */
export const temContestada = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.first(sql`
    select 1 from partidas where campeonato_id = ${id} and estado = 'contestada' limit 1`)) !==
  undefined;

export type JogosDoGrupo = { grupo: string | null; jogos: number; feitos: number };

export function countByGroup(tx: Tx, id: string, fase: number): Promise<JogosDoGrupo[]> {
  return tx.rows(sql`
    select grupo, count(*) as jogos, count(*) filter (where feita) as feitos
    from partidas
    where campeonato_id = ${id} and fase = ${fase} and vaga_visitante ->> 'tipo' <> 'folga'
    group by grupo`);
}

/** Confirmed, by the order of entry. */
export async function listInscritos(tx: Tx, id: string, limit: number): Promise<TeamId[]> {
  const rows = await tx.rows<{ uuid: TeamId }>(sql`
    select uuid from participantes where campeonato_id = ${id} and status = 2
    order by created_at, uuid limit ${limit}`);
  return rows.map(({ uuid }) => uuid);
}

export type SorteioFeito = { realizado_em: string | null };

/** The last thing that happened first: made ready, or run. */
export function listSorteiosFeitos(tx: Tx, id: string): Promise<SorteioFeito[]> {
  return tx.rows(sql`
    select realizado_em from sorteios where campeonato_id = ${id}
    order by coalesce(realizado_em, created_at) desc, uuid desc`);
}
