// Gives the matches of a championship their dates, by what the organiser asked for.
import sql from 'sql-template-tag';
import { MAIS_HORAS_DA_NOITE } from '#regras/agenda/noite.ts';
import { rodadasJuntas } from '#regras/agenda/rodadas-juntas.ts';
import type { Fase, Regras } from '#regras/configuracao/fases.ts';
import { REGRAS } from '#regras/configuracao/padroes.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { listPartidas, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import {
  type AgendavelRow,
  type Horario,
  horariosDe,
  type Juntas,
  type PedidoDeAgenda,
} from './distribuir-datas.ts';
import { saveHorarios } from './queries.ts';

type Regrado = { readonly fases: readonly Fase[]; readonly regras: Regras };

async function findRegras(tx: Tx, campeonatoId: string): Promise<Regrado> {
  const row = await tx.first<Regrado>(sql`
    select fases, regras from campeonatos where id = ${campeonatoId}`);
  return { fases: row?.fases ?? [], regras: row?.regras ?? REGRAS };
}

const juntasDe =
  ({ fases, regras }: Regrado): Juntas =>
  (n) => {
    const fase = fases[n - 1];
    return fase ? rodadasJuntas(regras, fase) : 1;
  };

/** Swiss rounds that are paired later keep their place, so that no phase after them takes their days. */
function porEmparelhar(fases: readonly Fase[], partidas: readonly PartidaRow[]): AgendavelRow[] {
  const [any] = partidas;
  if (!any) return [];
  return fases.flatMap((config, index) => {
    if (config.tipo !== 'suico') return [];
    const fase = index + 1;
    const own = partidas.filter((partida) => partida.fase === fase);
    const paired = Math.max(0, ...own.map(({ rodada }) => rodada));
    const left = Array.from({ length: config.rodadas - paired }, (_, n) => paired + n + 1);
    // Something that is over takes the place of a round and gets no date.
    const over = { ...any, fase, perna: 1, resultado: { tipo: 'cancelada' } as const };
    const each = own.filter(({ rodada }) => rodada === 1);
    return left.flatMap((rodada) => each.map(() => ({ ...over, rodada, porVir: true as const })));
  });
}

const HOUR_MS = 3_600_000;

function requireOneNight({ comeca_em }: PedidoDeAgenda, rows: readonly Horario[]): void {
  const last = Math.max(...rows.map(({ jogo_previsto_at: at }) => Date.parse(at ?? comeca_em)));
  if (last - Date.parse(comeca_em) < MAIS_HORAS_DA_NOITE * HOUR_MS) return;
  const noite = { key: 'agenda.noite_longa', params: { n: MAIS_HORAS_DA_NOITE } } as const;
  throw new AppError('dados_invalidos', { validations: { noite } });
}

/** Gives dates to every match without a result; how many got one. */
export async function aplicarAgenda(
  tx: Tx,
  campeonatoId: string,
  pedido: PedidoDeAgenda,
): Promise<number> {
  const partidas = await listPartidas(tx, campeonatoId);
  const regrado = await findRegras(tx, campeonatoId);
  const wanted = [
    ...partidas.filter((partida) => !ehFolga(partida)),
    ...porEmparelhar(regrado.fases, partidas),
  ];
  const rows = horariosDe(pedido, wanted, juntasDe(regrado));
  if (pedido.modelo === 'noite') requireOneNight(pedido, rows);
  await saveHorarios(tx, rows);
  return rows.length;
}
