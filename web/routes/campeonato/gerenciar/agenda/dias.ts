// Days of the calendar, as yyyy-MM-dd in Brasília.

import type { Partida } from '#contract/partidas.ts';
import { deBrasilia, diaDepois, diaEmBrasilia, horaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { hasTime } from '#web/dates/date-time.ts';
import { readDateTime } from '#web/dates/typed-date-time.ts';

const MOST_DAYS = 10;
const EVENING = '20:00';

export const instanteDe = (dia: string, hora: string) =>
  new Date(deBrasilia(`${dia}T${hora}`)).toISOString();

/** Days on which a round can be played: from its first match, or today, to its deadline. */
export function diasDaRodada(partidas: readonly Partida[], now: number): string[] {
  const played = partidas
    .flatMap(({ jogo_previsto_at: at }) => (at ? [diaEmBrasilia(at)] : []))
    .sort();
  const ends = partidas.flatMap(({ prazo_at: at }) => (at ? [diaEmBrasilia(at)] : [])).sort();
  const first = played[0] ?? diaEmBrasilia(now);
  const wanted = [ends.at(-1), played.at(-1), diaDepois(first, 6)].filter(
    (dia) => dia !== undefined,
  );
  const last = wanted.sort().at(-1) ?? first;
  const days: string[] = [];
  for (let day = first; day <= last && days.length < MOST_DAYS; day = diaDepois(day, 1))
    days.push(day);
  return days;
}

/** The same time on another day: in the evening when it had no day, and without a time when it had none. */
export function noDia({ jogo_previsto_at: at }: Pick<Partida, 'jogo_previsto_at'>, dia: string) {
  if (at && !hasTime(at)) return readDateTime(dia.split('-').reverse().join('/')) ?? null;
  return instanteDe(dia, at ? horaEmBrasilia(at) : EVENING);
}

/** Days with matches on their own; those without stand together, to be dropped on. */
export function emLinhas(days: readonly string[], used: ReadonlySet<string>): string[][] {
  const lines: string[][] = [];
  for (const day of days) {
    const last = lines.at(-1);
    const isEmpty = !used.has(day);
    if (isEmpty && last?.every((one) => !used.has(one))) last.push(day);
    else lines.push([day]);
  }
  return lines;
}

const JOINS = new Set(['e', 'and', 'às', 'at']);
const TIME = /^([01]?\d|2[0-3])[:h]([0-5]\d)?$/i;

/** '20h, 21:30' → 20:00 and 21:30; what is no time is told apart. */
export function horariosDe(texto: string): { times: string[]; wrong: string[] } {
  const words = texto.split(/[\s,;]+/).filter((word) => word !== '' && !JOINS.has(word));
  const times = words.flatMap((word) => {
    const [, hours, minutes = '00'] = TIME.exec(word) ?? [];
    return hours === undefined ? [] : [`${hours.padStart(2, '0')}:${minutes}`];
  });
  return { times, wrong: words.filter((word) => !TIME.test(word)) };
}
