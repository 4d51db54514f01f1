import sql from 'sql-template-tag';
import type { Adjustment, Result, Slot, TeamId, Withdrawal } from '#engine/types.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import type { PartidaDoMotor } from '#regras/montagem/competicao.ts';
import type { Sorteado } from '#regras/montagem/entrantes.ts';
import type { Tx } from '#server/database/database.ts';

export type PartidaRow = PartidaDoMotor & {
  ordem: number;
  vaga_mandante: Slot;
  /** What a withdrawal makes of it, whatever the result says. */
  decisao: Result | null;
  estado: 'agendada' | 'informada' | 'confirmada' | 'contestada' | 'adiada' | 'wo' | 'cancelada';
  jogo_previsto_at: string | null;
  prazo_at: string | null;
  confirmado_at: string | null;
  estadio: string | null;
  local: string | null;
  versao: number;
};

const COLUMNS = sql`uuid, fase, grupo, rodada, confronto, perna, ordem, vaga_mandante, vaga_visitante,
  mandante_uuid as mandante, visitante_uuid as visitante, estado, resultado, decisao, cartoes,
  jogo_previsto_at, prazo_at, confirmado_at, estadio, local, versao`;

export function listPartidas(tx: Tx, campeonatoId: string): Promise<PartidaRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from partidas where campeonato_id = ${campeonatoId}
    order by fase, rodada, ordem`);
}

export type PartidaComCampeonato = PartidaRow & { campeonato_id: string };

export function findPartida(tx: Tx, uuid: string): Promise<PartidaComCampeonato | undefined> {
  return tx.first(sql`select ${COLUMNS}, campeonato_id from partidas where uuid = ${uuid}`);
}

export type QuadroRow = {
  fase: number;
  entrantes: Sorteado | null;
  desempate: TeamId[] | null;
  dados: unknown;
};

export function listQuadros(tx: Tx, campeonatoId: string): Promise<QuadroRow[]> {
  return tx.rows(sql`
    select fase, entrantes, desempate, dados from quadros
    where campeonato_id = ${campeonatoId} order by fase`);
}

type Punicao = Adjustment & { fase: number };

export async function listPunicoes(tx: Tx, campeonatoId: string): Promise<Punicao[]> {
  const rows = await tx.rows<Punicao & { rodada: number | null }>(sql`
    select participante_uuid as team, pontos as points, motivo as reason, fase, rodada
    from punicoes where campeonato_id = ${campeonatoId} and tipo = 'pontos' order by created_at`);
  return rows.map(({ rodada, ...punicao }) =>
    rodada === null ? punicao : { ...punicao, round: rodada },
  );
}

export function listDesistencias(
  tx: Tx,
  campeonatoId: string,
): Promise<(Withdrawal & { fase: number })[]> {
  return tx.rows(sql`
    select uuid as team, coalesce(desistiu_apos_rodada, 0) as "afterRound",
      coalesce(desistiu_na_fase, 1) as fase
    from participantes
    where campeonato_id = ${campeonatoId} and desistiu_em is not null order by desistiu_em, uuid`);
}

export async function countConfirmed(tx: Tx, campeonatoId: string): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*) as n from participantes where campeonato_id = ${campeonatoId} and status = 2`);
  return row?.n ?? 0;
}

export async function saveQuadro(
  tx: Tx,
  campeonatoId: string,
  { fase, dados }: { fase: number; dados: unknown },
): Promise<void> {
  await tx.run(sql`
    insert into quadros (campeonato_id, fase, dados)
    values (${campeonatoId}, ${fase}, ${JSON.stringify(dados)})
    on conflict (campeonato_id, fase) do update set dados = excluded.dados`);
}

export async function updateSides(
  tx: Tx,
  uuid: string,
  { mandante, visitante }: { mandante: TeamId | null; visitante: TeamId | null },
): Promise<void> {
  await tx.run(sql`
    update partidas set mandante_uuid = ${mandante}, visitante_uuid = ${visitante},
      versao = versao + 1, updated_at = now()
    where uuid = ${uuid}`);
}

export async function insertExtra(tx: Tx, campeonatoId: string, row: PartidaRow): Promise<void> {
  await tx.run(sql`
    insert into partidas (uuid, campeonato_id, fase, rodada, confronto, perna, ordem,
      vaga_mandante, vaga_visitante, mandante_uuid, visitante_uuid)
    values (${row.uuid}, ${campeonatoId}, ${row.fase}, ${row.rodada}, ${row.confronto}, ${row.perna},
      ${row.ordem}, ${JSON.stringify(row.vaga_mandante)}, ${JSON.stringify(row.vaga_visitante)},
      ${row.mandante}, ${row.visitante})`);
}

/** One with a result stays: it counts for nothing until somebody agrees to lose it. */
export async function deleteExtra(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`delete from partidas where uuid = ${uuid} and resultado is null`);
}

export async function updateDecisao(
  tx: Tx,
  { uuid, decisao }: Pick<PartidaRow, 'uuid' | 'decisao'>,
): Promise<void> {
  await tx.run(sql`
    update partidas set decisao = ${decisao ? JSON.stringify(decisao) : null},
      versao = versao + 1, updated_at = now()
    where uuid = ${uuid}`);
}

export async function updateResumo(
  tx: Tx,
  campeonatoId: string,
  { resumo, campeao }: { resumo: unknown; campeao: TeamId | null },
): Promise<void> {
  await tx.run(sql`
    update campeonatos set resumo = ${JSON.stringify(resumo)}, campeao_uuid = ${campeao}
    where id = ${campeonatoId}`);
}

export function listNames(tx: Tx, campeonatoId: string): Promise<{ uuid: string; nome: string }[]> {
  return tx.rows(sql`
    select uuid, coalesce(time_nome, nome) as nome from participantes
    where campeonato_id = ${campeonatoId}`);
}

export async function findQuadro<Dados>(
  tx: Tx,
  campeonatoId: string,
  fase: number,
): Promise<Dados | undefined> {
  const row = await tx.first<{ dados: Dados }>(sql`
    select dados from quadros where campeonato_id = ${campeonatoId} and fase = ${fase}`);
  return row?.dados;
}

export type RodadasDaFase = {
  fase: number;
  rodadas: number;
  /** The first with a match to come; the last one when all are done. */
  rodada: number;
  comecou: boolean;
};

export function summarizeRounds(tx: Tx, campeonatoId: string): Promise<RodadasDaFase[]> {
  return tx.rows(sql`
    select fase, max(rodada) as rodadas, bool_or(resultado is not null) as comecou,
      coalesce(min(rodada) filter (where resultado is null and decisao is null and estado <> 'cancelada'
        and vaga_visitante ->> 'kind' <> 'bye'), max(rodada)) as rodada
    from partidas where campeonato_id = ${campeonatoId} group by fase order by fase`);
}

export type RodadaRow = {
  fase: number;
  rodada: number;
  confronto: string | null;
  jogos: number;
  feitos: number;
  inicio_at: string | null;
  prazo_at: string | null;
};

/** Every round: `confronto` is one of its ties, to name it by. */
export function listRodadas(tx: Tx, campeonatoId: string): Promise<RodadaRow[]> {
  return tx.rows(sql`
    select fase, rodada, min(confronto) as confronto, count(*) as jogos,
      count(*) filter (where resultado is not null or decisao is not null or estado = 'cancelada') as feitos,
      min(jogo_previsto_at) as inicio_at, max(prazo_at) as prazo_at
    from partidas where campeonato_id = ${campeonatoId} and vaga_visitante ->> 'kind' <> 'bye'
    group by fase, rodada order by fase, rodada`);
}

export type Recorte =
  | { fase: number; rodada: number }
  | { participante: string }
  | { data: string };

function condition(recorte: Recorte) {
  if ('participante' in recorte) {
    return sql`${recorte.participante} in (mandante_uuid, visitante_uuid)`;
  }
  if ('data' in recorte) {
    return sql`(jogo_previsto_at at time zone ${BRASILIA}::text)::date = ${recorte.data}::date`;
  }
  return sql`fase = ${recorte.fase} and rodada = ${recorte.rodada}`;
}

/** Byes are among them. */
export function listPartidasDe(
  tx: Tx,
  campeonatoId: string,
  recorte: Recorte,
): Promise<PartidaRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from partidas
    where campeonato_id = ${campeonatoId} and ${condition(recorte)}
    order by fase, rodada, jogo_previsto_at nulls last, confronto is not distinct from 'third', ordem`);
}

export function listPartidasDaFase(
  tx: Tx,
  campeonatoId: string,
  fase: number,
): Promise<PartidaRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from partidas where campeonato_id = ${campeonatoId} and fase = ${fase}
    order by ordem`);
}
