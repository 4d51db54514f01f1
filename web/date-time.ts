// Date and time on screen: dd/MM/yyyy HH:mm:ss, in the zone of whoever is looking. A time of 00:00:59
// means that only the date was chosen.
import { dateFormat } from './date-format.ts';
import { kept } from './kept.ts';

const NO_TIME = '00:00:59';

const ZONE = 'America/Sao_Paulo';

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

const clockAt = kept(MOST_CLOCKS, (key): Clock => {
  const [timeZone, instant] = key.split(' ');
  const text = dateFormat('pt-BR', { timeZone, ...NUMERIC }).format(new Date(instant ?? ''));
  const [day = '', month = '', year = '', hour, minute, seconds = ''] = text.match(/\d+/g) ?? [];
  const time = `${hour}:${minute}`;
  return { day, month, year, time: `${time}:${seconds}` === NO_TIME ? null : time, seconds };
});

/** What a calendar and a clock on the wall show at an instant. */
export const clockOf = (instant: string | number | Date, timeZone = ZONE): Clock =>
  clockAt(`${timeZone} ${typeof instant === 'string' ? instant : new Date(instant).toISOString()}`);

export function hasTime(instant: string | Date, timeZone = ZONE): boolean {
  return clockOf(instant, timeZone).time !== null;
}

export function formatDateTime(instant: string | Date, timeZone = ZONE): string {
  const { day, month, year, time, seconds } = clockOf(instant, timeZone);
  const date = `${day}/${month}/${year}`;
  return time === null ? date : `${date} ${time}:${seconds}`;
}
