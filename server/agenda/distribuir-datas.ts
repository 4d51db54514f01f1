// Dates for the rounds: a day for each, kick-off times and venues in turn, never two matches in one venue
// at one time. Hours are those of Brasília.
import type { z } from 'zod';
import type { agenda as schema } from '#contract/agenda.ts';
import { deBrasilia, diaDepois, diaEmBrasilia, meiaNoite } from '#regras/agenda/brasilia.ts';
import { horariosDaRodada, saidaNaNoite } from '#regras/agenda/noite.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { MATCH_MINUTES } from '#server/partidas/queries.ts';

export type PedidoDeAgenda = z.output<typeof schema>;

export type Horario = {
  readonly uuid: string;
  readonly jogo_previsto_at: string | null;
  readonly prazo_at: string | null;
  readonly estadio: string | null;
};

/** `porVir`: stands for a match of a round that is paired later. */
export type AgendavelRow = PartidaRow & { readonly porVir?: true };

const MINUTE_MS = 60_000;

const minuteOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** That hour, some days later. */
const atTime = (start: string, days: number, time: string) =>
  new Date(deBrasilia(`${diaDepois(diaEmBrasilia(start), days)}T${time}`)).toISOString();

/** Whether a venue would have the next match before the last one is over, midnight included. */
export function isTooClose({ horarios, locais, modelo }: PedidoDeAgenda): boolean {
  if (locais.length === 0 || modelo === 'noite') return false;
  const minutes = [...new Set(horarios.map(minuteOf))].sort((a, b) => a - b);
  const [first = 0] = minutes;
  const next = [...minutes.slice(1), first + 24 * 60];
  return minutes.some((minute, index) => (next[index] ?? 0) - minute < MATCH_MINUTES);
}

const NOON = '12:00';
const DAWN = '06:00';

/** 0:30 written after 23:00 belongs to the same evening, and so to the next day. */
const isAfterMidnight = (horarios: readonly string[], index: number) =>
  (horarios[index] ?? '') < DAWN && horarios.slice(0, index).some((time) => time >= NOON);

/** The nth match of a round: venues first, then the next time, then the next day. */
function slot({ horarios, locais }: PedidoDeAgenda, index: number) {
  const venues = Math.max(1, locais.length);
  const times = Math.floor(index / venues);
  const which = times % horarios.length;
  return {
    local: locais[index % venues] ?? null,
    time: horarios[which] ?? '20:00',
    // Without venues matches do not clash: all of a round fit on its day.
    day: locais.length > 0 ? Math.floor(times / horarios.length) : 0,
    nights: isAfterMidnight(horarios, which) ? 1 : 0,
  };
}

/** Days from the beginning of a round to the next: one that does not fit in between puts it off. */
function daysOf(pedido: PedidoDeAgenda, count: number): number {
  const isDated = pedido.modelo === 'data' && count > 0;
  const used = isDated ? slot(pedido, count - 1).day + 1 : 1;
  return Math.max(pedido.dias_entre_rodadas, used);
}

function roundOf(pedido: PedidoDeAgenda, partidas: readonly PartidaRow[], days: number): Horario[] {
  const end = meiaNoite(pedido.comeca_em, days + daysOf(pedido, partidas.length)) - MINUTE_MS;
  const prazo = new Date(end).toISOString();
  return partidas.map(({ uuid }, index) => {
    if (pedido.modelo === 'janela') {
      return { uuid, jogo_previsto_at: null, prazo_at: prazo, estadio: pedido.locais[0] ?? null };
    }
    const { local, time, day, nights } = slot(pedido, index);
    const at = atTime(pedido.comeca_em, days + day + nights, time);
    const prazo_at = at < prazo ? prazo : fimDoDia(at);
    return { uuid, jogo_previsto_at: at, prazo_at, estadio: local };
  });
}

/** Its last minute. */
const fimDoDia = (at: string) => new Date(meiaNoite(at, 1) - MINUTE_MS).toISOString();

const keyOf = (text: string) => text.trim().toLowerCase();

/** How many rounds of a phase are open at once; the first phase is 1. */
export type Juntas = (fase: number) => number;

const ONE_BY_ONE: Juntas = () => 1;

/** Rounds that are open at the same time, as if they were one. */
function inWindows(rounds: readonly PartidaRow[][], juntas: Juntas): PartidaRow[][] {
  const windows: { fase: number; rounds: number; matches: PartidaRow[] }[] = [];
  for (const matches of rounds) {
    const fase = matches[0]?.fase ?? 0;
    const last = windows.at(-1);
    if (last?.fase === fase && last.rounds < juntas(fase)) {
      last.matches.push(...matches);
      last.rounds += 1;
    } else windows.push({ fase, rounds: 1, matches: [...matches] });
  }
  return windows.map(({ matches }) => matches);
}

const inRounds = (partidas: readonly PartidaRow[]): PartidaRow[][] =>
  [...Map.groupBy(partidas, ({ fase, rodada, perna }) => fase * 1_000_000 + rodada * 10 + perna)]
    .sort(([a], [b]) => a - b)
    .map(([, matches]) => matches);

/** One evening: the matches of a round side by side in the venues, then the next kick-off. */
function daNoite(pedido: PedidoDeAgenda, rounds: readonly AgendavelRow[][]): Horario[] {
  const telas = Math.max(1, pedido.locais.length);
  let saidas = 0;
  const kickOffs = rounds.flatMap((matches) => {
    const first = saidas;
    // A round that is paired later keeps its time; one that was played needs none.
    const due = matches.filter((match) => match.porVir || !feita(match));
    saidas += horariosDaRodada(due.length, telas);
    return due.map((match, index) => ({
      match,
      at: saidaNaNoite(pedido, first + Math.floor(index / telas)),
      estadio: pedido.locais[index % telas] ?? null,
    }));
  });
  const last = saidaNaNoite(pedido, Math.max(0, saidas - 1));
  const prazo_at = fimDoDia(last);
  return kickOffs
    .filter(({ match }) => !match.porVir)
    .map(({ match: { uuid }, at, estadio }) => ({ uuid, jogo_previsto_at: at, prazo_at, estadio }));
}

/** Rounds of all phases one after the other; the two legs of a tie are rounds of their own. */
export function horariosDe(
  given: PedidoDeAgenda,
  partidas: readonly AgendavelRow[],
  juntas = ONE_BY_ONE,
): Horario[] {
  const pedido = {
    ...given,
    horarios: [...new Set(given.horarios)],
    locais: [...new Map(given.locais.map((local) => [keyOf(local), local])).values()],
  };
  const rounds = inRounds(partidas);
  if (pedido.modelo === 'noite') return daNoite(pedido, rounds);
  let days = 0;
  return inWindows(rounds, pedido.modelo === 'janela' ? juntas : ONE_BY_ONE).flatMap((matches) => {
    const open = matches.filter((match) => !feita(match));
    const horarios = roundOf(pedido, open, days);
    days += daysOf(pedido, open.length);
    return horarios;
  });
}
