// Dates for the rounds: a day for each, kick-off times and venues in turn, never two matches in one venue
// at one time. Hours are those of Brasília, which has no summer time.
import type { z } from 'zod';
import type { agenda as schema } from '#contract/gestao.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';

export type Pedido = z.output<typeof schema>;

export type Horario = {
  readonly uuid: string;
  readonly jogo_previsto_at: string | null;
  readonly prazo_at: string | null;
  readonly estadio: string | null;
};

const DAY_MS = 86_400_000;
const BRASILIA_MS = 3 * 3_600_000;
const MINUTE_MS = 60_000;

/** Midnight of a day in Brasília, some days later. */
function dayAfter(start: string, days: number): number {
  const local = Date.parse(start) - BRASILIA_MS;
  return Math.floor(local / DAY_MS) * DAY_MS + BRASILIA_MS + days * DAY_MS;
}

function atTime(day: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(day + (hours * 60 + minutes) * MINUTE_MS).toISOString();
}

/** The nth match of a round: venues first, then the next time, then the next day. */
function slot({ horarios, locais }: Pedido, index: number) {
  const venues = Math.max(1, locais.length);
  const times = Math.floor(index / venues);
  return {
    local: locais[index % venues] ?? null,
    time: horarios[times % horarios.length] ?? '20:00',
    // Without venues matches do not clash: all of a round fit on its day.
    day: locais.length > 0 ? Math.floor(times / horarios.length) : 0,
  };
}

function roundOf(pedido: Pedido, partidas: readonly PartidaRow[], days: number): Horario[] {
  const end = dayAfter(pedido.comeca_em, days + pedido.dias_entre_rodadas) - MINUTE_MS;
  const prazo = new Date(end).toISOString();
  return partidas.map(({ uuid }, index) => {
    if (pedido.modelo === 'janela') {
      return { uuid, jogo_previsto_at: null, prazo_at: prazo, estadio: pedido.locais[0] ?? null };
    }
    const { local, time, day } = slot(pedido, index);
    const at = atTime(dayAfter(pedido.comeca_em, days + day), time);
    return { uuid, jogo_previsto_at: at, prazo_at: prazo, estadio: local };
  });
}

/** Rounds of all phases one after the other; the two legs of a tie are rounds of their own. */
export function horariosDe(pedido: Pedido, partidas: readonly PartidaRow[]): Horario[] {
  const rounds = Map.groupBy(
    partidas,
    ({ fase, rodada, perna }) => fase * 1_000_000 + rodada * 10 + perna,
  );
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .flatMap(([, matches], index) => {
      const open = matches.filter(({ resultado, decisao }) => !resultado && !decisao);
      return roundOf(pedido, open, index * pedido.dias_entre_rodadas);
    });
}
