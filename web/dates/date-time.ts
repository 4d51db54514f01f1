// Date and time on screen: dd/MM/yyyy HH:mm:ss, in the zone of whoever is looking. A time of 00:00:59 in
// Brasília means that only the date was chosen, and a date is the same everywhere.

import { BRASILIA, emBrasilia } from '#regras/agenda/brasilia.ts';
import { kept } from '#web/storage/kept.ts';
import { dateFormat } from './date-format.ts';

const NO_TIME = '00:00:59';

const NUMERIC = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

export type Clock = {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** HH:mm, unless only the date was chosen. */
  readonly time: string | null;
  readonly seconds: string;
};

const MOST_CLOCKS = 1_000;

/** Brasília's is reckoned: the first format that a page makes takes a slow phone 100 ms. */
function figuresOf(instant: string, timeZone: string): string {
  if (timeZone !== BRASILIA)
    return dateFormat('sv-SE', { timeZone, ...NUMERIC }).format(new Date(instant));
  return `${emBrasilia(instant)}:${String(new Date(instant).getUTCSeconds()).padStart(2, '0')}`;
}

const clockAt = kept(MOST_CLOCKS, (key): Clock => {
  const [timeZone = '', instant = ''] = key.split(' ');
  const text = figuresOf(instant, timeZone);
  const [year = '', month = '', day = '', hour, minute, seconds = ''] = text.match(/\d+/g) ?? [];
  const time = `${hour}:${minute}`;
  return { day, month, year, time: `${time}:${seconds}` === NO_TIME ? null : time, seconds };
});

/** What a calendar and a clock on the wall show at an instant. */
export function clockOf(instant: string | number | Date, zone: string): Clock {
  const at = typeof instant === 'string' ? instant : new Date(instant).toISOString();
  const official = clockAt(`${BRASILIA} ${at}`);
  return official.time === null || zone === BRASILIA ? official : clockAt(`${zone} ${at}`);
}

export const hasTime = (instant: string | Date): boolean =>
  clockOf(instant, BRASILIA).time !== null;

export function formatDateTime(instant: string | Date, zone: string): string {
  const { day, month, year, time, seconds } = clockOf(instant, zone);
  const date = `${day}/${month}/${year}`;
  return time === null ? date : `${date} ${time}:${seconds}`;
}
