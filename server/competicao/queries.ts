import sql, { type Sql } from 'sql-template-tag';
import type { Adjustment, TeamId, Withdrawal } from '#engine/types.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import type { PartidaDoMotor } from '#regras/montagem/competicao.ts';
import type { Sorteado } from '#regras/montagem/entrantes.ts';
import { FINAL_EXTRA } from '#regras/montagem/final-extra.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import type { Vaga } from '#regras/montagem/vaga.ts';
import type { Tx } from '#server/database/database.ts';
import { among } from '#server/database/kept-plans.ts';

/** The result that a match lost because somebody else came into it, and whose it was. */
type Desfeito = {
  readonly mandante: string | null;
  readonly visitante: string | null;
  readonly resultado: Resultado;
  readonly estado: PartidaRow['estado'];
  /** Of its sheet; a build before kept none here. */
  readonly cartoes?: PartidaRow['cartoes'];
};

export type PartidaRow = PartidaDoMotor & {
  ordem: number;
  vaga_mandante: Vaga;
  /** What a withdrawal makes of it, whatever the result says. */
  decisao: Resultado | null;
  estado: 'agendada' | 'informada' | 'confirmada' | 'contestada' | 'adiada' | 'wo' | 'cancelada';
  jogo_previsto_at: string | null;
  prazo_at: string | null;
  confirmado_at: string | null;
  estadio: string | null;
  local: string | null;
  versao: number;
  desfeito: Desfeito | null;
};

const COLUMNS = sql`uuid, fase, grupo, rodada, confronto, perna, ordem, vaga_mandante, vaga_visitante,
  mandante_uuid as mandante, visitante_uuid as visitante, estado, resultado, decisao, cartoes,
  jogo_previsto_at, prazo_at, confirmado_at, estadio, local, versao, desfeito`;

/** Not a second final that nobody needs, or not yet (final-extra.ts). */
const MOSTRADA = sql`not (confronto is not distinct from ${FINAL_EXTRA} and mandante_uuid is null
  and resultado is null)`;

export function listPartidas(tx: Tx, campeonatoId: string): Promise<PartidaRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from partidas where campeonato_id = ${campeonatoId}
    order by fase, rodada, ordem`);
}

export function listPartidasPorUuid(tx: Tx, uuids: readonly string[]): Promise<PartidaRow[]> {
  return tx.rows(sql`select ${COLUMNS} from partidas where uuid = any(${uuids}::uuid[])`);
}

export type PartidaComCampeonato = PartidaRow & { campeonato_id: string };

export function findPartida(tx: Tx, uuid: string): Promise<PartidaComCampeonato | undefined> {
  return tx.first(sql`select ${COLUMNS}, campeonato_id from partidas where uuid = ${uuid}`);
}

export type PartidaRetirada = PartidaComCampeonato & { retirada_em: string };

/** A match that is gone although something was said of it: as it was then. */
export function findRetirada(tx: Tx, uuid: string): Promise<PartidaRetirada | undefined> {
  return tx.first(sql`
    select ${COLUMNS}, campeonato_id, retirada_em from (
      select p.*, r.em as retirada_em from partidas_retiradas r
      cross join lateral jsonb_populate_record(null::partidas, r.linha) p
      where r.uuid = ${uuid}) q`);
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

/** `partida`: by a verdict on that match. */
export type PunicaoNaTabela = Adjustment & { fase: number; partida?: string };

/** Everything that the state of a championship is derived from, in one statement. */
export type Guardado = {
  participantes: number;
  quadros: QuadroRow[];
  partidas: PartidaRow[];
  punicoes: PunicaoNaTabela[];
  /** By verdicts on matches whose result a correction elsewhere undid: they count again with it. */
  punicoesDesfeitas: PunicaoNaTabela[];
  desistencias: (Withdrawal & { fase: number })[];
};

type GuardadoEmLinha = Omit<Guardado, 'punicoes' | 'punicoesDesfeitas'> & {
  readonly punicoes: readonly (PunicaoNaTabela & { readonly desfeita: boolean })[];
};

/** Of a participant `p` who is out: put out by a sanction rather than gone by themself. */
export const EXCLUIDO = sql`exists (select 1 from punicoes x
  where x.participante_uuid = p.uuid and x.tirou)`;

/** Inside JSON the database writes instants in another way. */
const isoOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

const comInstantes = (partida: PartidaRow): PartidaRow => ({
  ...partida,
  jogo_previsto_at: isoOf(partida.jogo_previsto_at),
  prazo_at: isoOf(partida.prazo_at),
  confirmado_at: isoOf(partida.confirmado_at),
});

/** `comPartidas`: false for who is about to make other matches. */
export async function findGuardado(tx: Tx, id: string, comPartidas = true): Promise<Guardado> {
  const row = await tx.first<GuardadoEmLinha>(sql`
    select
      (select count(*) from participantes where campeonato_id = ${id} and status = 2) as participantes,
      (select coalesce(json_agg(q order by q.fase), '[]') from (
        select fase, entrantes, desempate, dados from quadros where campeonato_id = ${id}) q) as quadros,
      (select coalesce(json_agg(p order by p.fase, p.rodada, p.ordem), '[]') from (
        select ${COLUMNS} from partidas where campeonato_id = ${id} and ${comPartidas}) p) as partidas,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('team', participante_uuid,
        'points', pontos, 'reason', motivo, 'fase', fase, 'round', rodada, 'partida', partida_uuid,
        'desfeita', desfeita_at is not null)) order by created_at), '[]')
        from punicoes where campeonato_id = ${id} and tipo = 'pontos'
          and (partida_uuid is null or ${comPartidas})) as punicoes,
      (select coalesce(jsonb_agg(jsonb_build_object('team', uuid,
        'afterRound', coalesce(desistiu_apos_rodada, 0), 'fase', coalesce(desistiu_na_fase, 1),
        'expelled', ${EXCLUIDO}) order by desistiu_em, uuid), '[]')
        from participantes p where campeonato_id = ${id} and desistiu_em is not null) as desistencias`);
  if (!row) throw new Error('unreachable: a select without from has one row');
  const punicoes = row.punicoes.map(({ desfeita, ...punicao }) => ({ desfeita, punicao }));
  return {
    ...row,
    partidas: row.partidas.map(comInstantes),
    punicoes: punicoes.flatMap(({ desfeita, punicao }) => (desfeita ? [] : [punicao])),
    punicoesDesfeitas: punicoes.flatMap(({ desfeita, punicao }) => (desfeita ? [punicao] : [])),
  };
}

export async function deletePartidas(tx: Tx, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await tx.run(sql`delete from partidas where uuid = any(${uuids}::uuid[])`);
}

export async function findNome(tx: Tx, participanteUuid: string): Promise<string | null> {
  const row = await tx.first<{ nome: string }>(sql`
    select coalesce(time_nome, nome) as nome from participantes where uuid = ${participanteUuid}`);
  return row?.nome ?? null;
}

/** Of several, by their uuid. */
export async function findNomes(tx: Tx, uuids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ uuid: string; nome: string }>(sql`
    select uuid, coalesce(time_nome, nome) as nome from participantes
    where ${among(sql`uuid`, uuids)}`);
  return new Map(rows.map(({ uuid, nome }) => [uuid, nome]));
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
      coalesce(min(rodada) filter (where not feita), max(rodada)) as rodada
    from partidas where campeonato_id = ${campeonatoId} and ${MOSTRADA}
    group by fase order by fase`);
}

export type RodadaRow = {
  fase: number;
  rodada: number;
  confrontos: string[];
  jogos: number;
  feitos: number;
  /** Of those that are not over, the ones put off, and the others whose sides are known. */
  adiados: number;
  jogaveis: number;
  inicio_at: string | null;
  prazo_at: string | null;
};

/** Never played: its tie has nobody, or not two, to play it. */
const SEM_NINGUEM = sql`(decisao ->> 'tipo' is not distinct from 'cancelada'
  and (mandante_uuid is null or visitante_uuid is null))`;

export type ConfrontoJogado = {
  confronto: string;
  /** Neither side turned up for one of its matches. */
  faltaram: boolean;
};

/** Those of these ties whose matches are all over. */
export function listConfrontosJogados(
  tx: Tx,
  campeonatoId: string,
  { fase, confrontos }: { fase: number; confrontos: readonly string[] },
): Promise<ConfrontoJogado[]> {
  return tx.rows(sql`
    select confronto, coalesce(bool_or(resultado ->> 'wo_de' = 'ambos'), false) as faltaram
    from partidas
    where campeonato_id = ${campeonatoId} and fase = ${fase} and confronto = any(${confrontos}::text[])
    group by confronto having bool_and(feita) order by confronto`);
}

/** Every round: `confrontos` are ties to name it by, the main bracket's before the repechage's ('R1.1'). */
export function listRodadas(tx: Tx, campeonatoId: string): Promise<RodadaRow[]> {
  return tx.rows(sql`
    select fase, rodada, count(*) as jogos,
      array_remove(array[min(confronto) filter (where confronto not like 'R%'),
        min(confronto) filter (where confronto like 'R%')], null) as confrontos,
      count(*) filter (where feita) as feitos,
      count(*) filter (where estado = 'adiada' and not feita) as adiados,
      count(*) filter (where estado <> 'adiada' and not feita
        and mandante_uuid is not null and visitante_uuid is not null) as jogaveis,
      min(jogo_previsto_at) as inicio_at, max(prazo_at) as prazo_at
    from partidas where campeonato_id = ${campeonatoId} and vaga_visitante ->> 'tipo' <> 'folga'
      and not ${SEM_NINGUEM} and ${MOSTRADA}
    group by fase, rodada order by fase, rodada`);
}

export type DiaRow = { dia: string; jogos: number; feitos: number };

/** Every day on which something is played, in Brasília time. */
export function listDias(tx: Tx, campeonatoId: string): Promise<DiaRow[]> {
  return tx.rows(sql`
    select to_char(jogo_previsto_at at time zone ${BRASILIA}::text, 'YYYY-MM-DD') as dia,
      count(*) as jogos, count(*) filter (where feita) as feitos
    from partidas
    where campeonato_id = ${campeonatoId} and jogo_previsto_at is not null
      and vaga_visitante ->> 'tipo' <> 'folga' and not ${SEM_NINGUEM}
    group by 1 order by 1`);
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

/** Byes are among them. Of one day the match for third place comes after the final, as in the bracket. */
export function listPartidasDe(
  tx: Tx,
  campeonatoId: string,
  recorte: Recorte,
): Promise<PartidaRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from partidas
    where campeonato_id = ${campeonatoId} and ${condition(recorte)} and not ${SEM_NINGUEM}
      and ${MOSTRADA}
    order by fase, rodada, (jogo_previsto_at at time zone ${BRASILIA}::text)::date nulls last,
      confronto is not distinct from ${TERCEIRO}, jogo_previsto_at, ordem`);
}

/** Matches of these two that are over, newest first. */
export function listEncontros(
  tx: Tx,
  campeonatoId: string,
  lados: readonly [string, string],
): Promise<PartidaRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from partidas
    where campeonato_id = ${campeonatoId} and mandante_uuid = any(${lados}::uuid[])
      and visitante_uuid = any(${lados}::uuid[])
      and coalesce(decisao, resultado) ->> 'tipo' in ('placar', 'wo')
    order by fase desc, rodada desc, ordem desc`);
}

/** For who asks in a way of their own; byes are left out. */
export function listPartidasReais(
  tx: Tx,
  campeonatoId: string,
  { where, order, limit }: { where: Sql; order: Sql; limit: number },
): Promise<PartidaRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from partidas
    where campeonato_id = ${campeonatoId} and vaga_visitante ->> 'tipo' <> 'folga' and ${where}
    order by ${order} limit ${limit}`);
}

export type EncontroAnterior = PartidaRow & { onde: { id: string; nome: string; fases: Fase[] } };

/** So many editions back. */
const MOST_EDITIONS = 20;
const MOST_MEETINGS = 30;

/**
 * Matches of these two in earlier editions, told with their uuids of this one. They are found by their account;
 * where one of the two has none, by their name. One that is not listed is told only by one that is not listed.
 */
export function listEncontrosAnteriores(
  tx: Tx,
  { id, visibilidade }: { readonly id: string; readonly visibilidade: string },
  lados: readonly [string, string],
): Promise<EncontroAnterior[]> {
  return tx.rows(sql`
    with recursive edicoes as (
      select id, edicao_anterior, 0 as passo from campeonatos where id = ${id}
      union all
      select c.id, c.edicao_anterior, e.passo + 1 from campeonatos c
      join edicoes e on c.id = e.edicao_anterior where e.passo < ${MOST_EDITIONS}),
    aqui as (
      select uuid, usuario_uuid, lower(coalesce(time_nome, nome)) as nome from participantes
      where uuid = any(${lados}::uuid[])),
    antes as (
      select p.uuid, coalesce(a.uuid, n.uuid) as aqui from participantes p
      join edicoes e on e.id = p.campeonato_id and e.passo > 0
      left join aqui a on a.usuario_uuid = p.usuario_uuid
      left join aqui n on a.uuid is null and n.nome = lower(coalesce(p.time_nome, p.nome))
        and (n.usuario_uuid is null or p.usuario_uuid is null)),
    jogos as (
      select ${COLUMNS}, campeonato_id from partidas
      where campeonato_id in (select id from edicoes where passo > 0)
        and coalesce(decisao, resultado) ->> 'tipo' in ('placar', 'wo'))
    select j.*, m.aqui as mandante, v.aqui as visitante,
      json_build_object('id', c.id, 'nome', c.nome, 'fases', c.fases) as onde
    from jogos j
    join antes m on m.uuid = j.mandante join antes v on v.uuid = j.visitante and v.aqui <> m.aqui
    join campeonatos c on c.id = j.campeonato_id
    where c.excluido_em is null and c.estado <> 'rascunho' and (c.visibilidade = 'publico'
      or c.visibilidade = 'nao_listado' and ${visibilidade}::text <> 'publico')
    order by c.edicao desc, j.fase desc, j.rodada desc, j.ordem desc limit ${MOST_MEETINGS}`);
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
