// A round that is paired while others were played gets its days by the rule of the calendar: it begins when
// the time of the round before is over.
import sql from 'sql-template-tag';
import { agenda } from '#contract/agenda.ts';
import { meiaNoite } from '#regras/agenda/brasilia.ts';
import { saidaNaNoite } from '#regras/agenda/noite.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { listPartidasDe } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { horariosDe, type PedidoDeAgenda } from './distribuir-datas.ts';
import { saveHorarios } from './queries.ts';

const MINUTE_MS = 60_000;

type NumeroDaRodada = { readonly fase: number; readonly rodada: number };

/** The last minute of a day. */
const fimDoDia = (instante: string) => meiaNoite(instante, 1) - MINUTE_MS;

/** When the last round before was to be over: of the same phase, or of those before its first. A match that
 * was put off has left its deadline, and lasts until the end of its day. */
async function fimDaAnterior(
  tx: Tx,
  id: string,
  { fase, rodada }: NumeroDaRodada,
): Promise<number | null> {
  const row = await tx.first<{ prazo_at: string | null; jogo_at: string | null }>(sql`
    select max(prazo_at) as prazo_at,
      max(jogo_previsto_at) filter (where prazo_at is null) as jogo_at from partidas
    where campeonato_id = ${id} and (fase, rodada) < (${fase}, ${rodada})`);
  const ends = [
    ...(row?.prazo_at ? [Date.parse(row.prazo_at)] : []),
    ...(row?.jogo_at ? [fimDoDia(row.jogo_at)] : []),
  ];
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** The calendar as it was last asked for; else that of the rules, which is what an express one gets. */
async function pedidoDe(
  tx: Tx,
  campeonato: CampeonatoComRegras,
  comeca_em: string,
): Promise<PedidoDeAgenda> {
  const row = await tx.first<{ agenda: object | null }>(sql`
    select agenda from campeonatos where id = ${campeonato.id}`);
  const { dias_por_rodada, modelo_rodada } = campeonato.regras;
  const modelo = modelo_rodada === 'data' ? 'data' : 'janela';
  return agenda.parse({ dias_entre_rodadas: dias_por_rodada, modelo, ...row?.agenda, comeca_em });
}

/** On an evening the next round follows the last kick-off of the one before. */
async function naMesmaNoite(
  tx: Tx,
  id: string,
  { fase, rodada }: NumeroDaRodada,
  pedido: PedidoDeAgenda,
): Promise<PedidoDeAgenda> {
  const row = await tx.first<{ ultima: string | null }>(sql`
    select max(jogo_previsto_at) as ultima from partidas
    where campeonato_id = ${id} and (fase, rodada) < (${fase}, ${rodada})`);
  const comeca_em = row?.ultima ?? pedido.comeca_em;
  return { ...pedido, comeca_em: saidaNaNoite({ ...pedido, comeca_em }, row?.ultima ? 1 : 0) };
}

type CampeonatoComRegras = Pick<CampeonatoRow, 'id' | 'regras'>;

/** Nothing where the championship has no calendar. */
export async function datarRodada(
  tx: Tx,
  campeonato: CampeonatoComRegras,
  nova: NumeroDaRodada,
): Promise<void> {
  const end = await fimDaAnterior(tx, campeonato.id, nova);
  if (end === null) return;
  const pedido = await pedidoDe(tx, campeonato, new Date(end + MINUTE_MS).toISOString());
  const noite = pedido.modelo === 'noite' && (await naMesmaNoite(tx, campeonato.id, nova, pedido));
  const partidas = (await listPartidasDe(tx, campeonato.id, nova)).filter(
    (partida) => !ehFolga(partida),
  );
  await saveHorarios(tx, horariosDe(noite || pedido, partidas));
}
