// Writes a state: only what differs from what is stored, in one statement.
import { isDeepStrictEqual } from 'node:util';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { TeamId } from '#engine/types.ts';
import type { Tx } from '#server/database/database.ts';
import { among } from '#server/database/kept-plans.ts';
import { sendAhead } from '#server/database/tx.ts';
import { ehTrocada, saiuAlguem } from '#server/informes/avisar-trocadas.ts';
import { conhecidas, ehExtraConhecido, ficouConhecida } from '#server/informes/conhecidas.ts';
import {
  esquecerResultados,
  fecharPorMudanca,
  retirarPartidas,
} from '#server/informes/partida-mudou.ts';
import { listJogosDeNovo } from '#server/informes/queries.ts';
import { semAdversarioEm } from '#server/informes/sem-adversario.ts';
import { guardarVidas } from '#server/informes/vida-desfeita.ts';
import { publicar } from '#server/saida/publicar.ts';
import type { Assentado } from './assentar.ts';
import type { Carregado, DadosDoCampeonato, Estado } from './estado.ts';
import { insertPartidas } from './novas-partidas.ts';
import { quadrosDe } from './quadros.ts';
import { deletePartidas, findNome, type PartidaRow } from './queries.ts';
import { campeaoDe, resumoDe } from './resumo.ts';

/** What is written of a state: matches about which something is different, tables and brackets that are, and
 * where the championship stands. */
type NovoEstado = {
  readonly partidas: readonly PartidaRow[];
  readonly quadros: readonly { readonly fase: number; readonly dados: unknown }[];
  readonly resumo: unknown;
  readonly campeao: TeamId | null;
  /** More queries of the same statement, with their names. */
  readonly junto?: Sql | undefined;
};

/** A stream whose video is late shows for so long what stood before; nobody else needs it. */
const guardarTrocas = (campeonatoId: string, uuids: readonly string[]) => sql`
  esquecidos as (
    delete from resultados_trocados
    where campeonato_id = ${campeonatoId} and trocado_em < agora() - interval '10 minutes'),
  trocados as (
    insert into resultados_trocados (partida_uuid, campeonato_id, resultado)
    select p.uuid, p.campeonato_id, coalesce(p.decisao, p.resultado)
    from novas r join partidas p on p.uuid = r.uuid and ${among(sql`p.uuid`, uuids)}
    where coalesce(p.decisao, p.resultado) is distinct from coalesce(r.decisao, r.resultado)
      and exists (select 1 from transmissoes t where t.campeonato_id = ${campeonatoId} and t.atraso > 0))`;

/**
 * All in one statement: it is what a result waits for while the championship is locked. JSON is taken for a hundred rows
 * by who plans it: without the list of ids it would read every match that there is. Who writes goes on meanwhile.
 */
export async function saveEstado(
  tx: Tx,
  campeonatoId: string,
  { partidas, quadros, resumo, campeao, junto }: NovoEstado,
): Promise<void> {
  const uuids = partidas.map(({ uuid }) => uuid);
  const statement = sql`
    with novas as (
      select * from jsonb_to_recordset(${JSON.stringify(partidas)}::jsonb) as r(uuid uuid,
        resultado jsonb, decisao jsonb, estado text, mandante uuid, visitante uuid,
        jogo_previsto_at timestamptz, prazo_at timestamptz, confirmado_at timestamptz,
        desfeito jsonb, cartoes jsonb, versao integer)),
    ${guardarTrocas(campeonatoId, uuids)},
    jogos as (
      update partidas p set resultado = r.resultado, decisao = r.decisao, estado = r.estado,
        mandante_uuid = r.mandante, visitante_uuid = r.visitante,
        jogo_previsto_at = r.jogo_previsto_at, prazo_at = r.prazo_at,
        confirmado_at = r.confirmado_at, desfeito = r.desfeito, cartoes = r.cartoes,
        versao = r.versao,
        updated_at = agora()
      from novas r
      where p.uuid = r.uuid and ${among(sql`p.uuid`, uuids)}),
    fases as (
      insert into quadros (campeonato_id, fase, dados)
      select ${campeonatoId}, q.fase, q.dados
      from jsonb_to_recordset(${JSON.stringify(quadros)}::jsonb) as q(fase smallint, dados jsonb)
      on conflict (campeonato_id, fase) do update set dados = excluded.dados)
    ${junto ? sql`, ${junto}` : empty}
    update campeonatos set resumo = ${JSON.stringify(resumo)}, campeao_uuid = ${campeao}
    where id = ${campeonatoId}`;
  await sendAhead(tx, statement);
}

const FIELDS = [
  'estado',
  'mandante',
  'visitante',
  'jogo_previsto_at',
  'prazo_at',
  'confirmado_at',
] as const satisfies readonly (keyof PartidaRow)[];

const isSame = (one: PartidaRow, other: PartidaRow) =>
  one === other ||
  (FIELDS.every((field) => one[field] === other[field]) &&
    isDeepStrictEqual(one.resultado, other.resultado) &&
    isDeepStrictEqual(one.desfeito, other.desfeito) &&
    isDeepStrictEqual(one.decisao, other.decisao));

/** Through JSON, as it is stored. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Somebody has spoken about it, and waits. */
const isSpoken = ({ estado }: PartidaRow) => estado === 'informada' || estado === 'contestada';

/** Others play it now, or a withdrawal decided it. */
const isOtherMatch = (old: PartidaRow, partida: PartidaRow) =>
  old.mandante !== partida.mandante ||
  old.visitante !== partida.visitante ||
  (old.decisao === null && partida.decisao !== null);

/** What was decided about it was about another, its result apart. */
export const ehOutroCaso = (old: PartidaRow, partida: PartidaRow): boolean =>
  old !== partida && (saiuAlguem(old, partida) || (isSpoken(old) && isOtherMatch(old, partida)));

/** What was said about a match is not said about another. */
function semVozes(old: PartidaRow, partida: PartidaRow): PartidaRow {
  if (!isSpoken(partida) || !isOtherMatch(old, partida)) return partida;
  const { resultado } = partida;
  const estado = resultado ? (resultado.tipo === 'wo' ? 'wo' : 'confirmada') : 'agendada';
  return { ...partida, estado };
}

/** Matches whose deadline a verdict gave to two who were to play again, of whom one is gone; one that was typed since stays. */
async function comPrazoDeOutros(
  tx: Tx,
  before: ReadonlyMap<string, PartidaRow>,
  partidas: readonly PartidaRow[],
): Promise<ReadonlySet<string>> {
  const prazos = new Map<string, string>();
  for (const partida of partidas) {
    const old = before.get(partida.uuid);
    if (old?.prazo_at && saiuAlguem(old, partida)) prazos.set(old.uuid, old.prazo_at);
  }
  if (prazos.size === 0) return new Set();
  const again = await listJogosDeNovo(tx, [...prazos.keys()]);
  const theirs = again.filter(({ partida, ate }) => ate === null || ate === prazos.get(partida));
  return new Set(theirs.map(({ partida }) => partida));
}

type Mudadas = {
  /** All, as they are now. */
  readonly partidas: readonly PartidaRow[];
  readonly mudadas: readonly PartidaRow[];
  readonly novas: readonly PartidaRow[];
};

/** Makes the matches that are new and removes those that nobody needs; of the others, which are different. */
async function compararPartidas(
  tx: Tx,
  id: string,
  antes: DadosDoCampeonato,
  depois: DadosDoCampeonato,
): Promise<Mudadas> {
  const before = new Map(antes.partidas.map((partida) => [partida.uuid, partida]));
  const mudadas: PartidaRow[] = [];
  const novas: PartidaRow[] = [];
  const partidas: PartidaRow[] = [];
  const deOutros = await comPrazoDeOutros(tx, before, depois.partidas);
  for (const settled of depois.partidas) {
    const old = before.get(settled.uuid);
    const own = deOutros.has(settled.uuid) ? { ...settled, prazo_at: null } : settled;
    const partida = old ? semVozes(old, own) : own;
    before.delete(partida.uuid);
    if (!old) novas.push(partida);
    const isOther = old !== undefined && !isSame(old, partida);
    const current = isOther ? { ...partida, versao: old.versao + 1 } : (old ?? partida);
    if (isOther) mudadas.push(current);
    partidas.push(current);
  }
  await insertPartidas(tx, id, novas);
  await retirarPartidas(tx, id, [...before.keys()]);
  await deletePartidas(tx, [...before.keys()]);
  return { partidas, mudadas, novas };
}

type Mudanca = {
  readonly estado: Estado;
  readonly antes: readonly PartidaRow[];
  readonly mudadas: readonly PartidaRow[];
  readonly novas: readonly PartidaRow[];
};

/** Matches about which nobody waits for an answer any more, and those whose result is gone. */
async function calar(tx: Tx, id: string, mudanca: Mudanca): Promise<void> {
  const { estado, antes, mudadas, novas } = mudanca;
  const now = new Map(mudadas.map((partida) => [partida.uuid, partida]));
  const pairs = antes.flatMap((old) => {
    const partida = now.get(old.uuid);
    return partida ? [{ old, partida }] : [];
  });
  const silent = pairs.filter(
    ({ old, partida }) => (isSpoken(old) && !isSpoken(partida)) || ehOutroCaso(old, partida),
  );
  const lost = pairs.filter(({ old, partida }) => old.resultado && !partida.resultado);
  const lostUuids = lost.map(({ old }) => old.uuid);
  const uuids = [...silent.map(({ old }) => old.uuid), ...lostUuids];
  const outras = pairs.map(({ old, partida }) => ({ antes: old, agora: partida }));
  const told = outras
    .filter(ehTrocada)
    .map((one) => ({ ...one, semAdversario: semAdversarioEm(estado, one.agora) }));
  await guardarVidas(tx, lostUuids);
  await fecharPorMudanca(tx, id, [...new Set(uuids)], { trocadas: told });
  await esquecerResultados(tx, lostUuids);
  const extras = novas.filter(ehExtraConhecido);
  const known = [...outras.filter(ficouConhecida).map(({ agora }) => agora), ...extras].map(
    ({ uuid }) => uuid,
  );
  if (known.length > 0) await publicar(tx, conhecidas, { partidas: known }, id);
}

type Gravado = {
  /** What is stored now, so that the next change need not read it again. */
  readonly carregado: Carregado;
  /** Matches that were written. */
  readonly tocadas: readonly string[];
};

type Escrito = Assentado & {
  /** The match whose own result is written. */
  readonly propria?: string;
  readonly junto?: Sql;
};

export async function gravar(
  tx: Tx,
  { id }: { readonly id: string },
  antes: Carregado,
  { estado, propria, junto }: Escrito,
): Promise<Gravado> {
  const { partidas, mudadas, novas } = await compararPartidas(tx, id, antes.dados, estado.dados);
  // About the match whose own result is written, who writes it says what follows.
  const outras = mudadas.filter(({ uuid }) => uuid !== propria);
  await calar(tx, id, { estado, antes: antes.dados.partidas, mudadas: outras, novas });
  const quadros = new Map(quadrosDe(estado).map((dados, index) => [index + 1, stored(dados)]));
  const campeao = campeaoDe(estado);
  await saveEstado(tx, id, {
    partidas: mudadas,
    quadros: [...quadros]
      .filter(([fase, dados]) => !isDeepStrictEqual(antes.quadros.get(fase), dados))
      .map(([fase, dados]) => ({ fase, dados })),
    resumo: resumoDe(estado, campeao && (await findNome(tx, campeao))),
    campeao,
    junto,
  });
  const dados = { ...estado.dados, partidas };
  const tocadas = [...novas, ...mudadas].map(({ uuid }) => uuid);
  return { carregado: { dados, quadros, estado: { ...estado, dados } }, tocadas };
}
