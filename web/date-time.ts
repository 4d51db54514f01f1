// Date and time on screen: dd/MM/yyyy HH:mm:ss, in the zone of whoever is looking. A time of 00:00:59
// means that only the date was chosen.

import { dateFormat } from './date-format.ts';

const NO_TIME = '00:00:59';

const ZONE = 'America/Sao_Paulo';

type Parts = Readonly<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(instant: string | Date, timeZone: string): Parts {
  const format = dateFormat('pt-BR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(new Date(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Parts;
}

function timeOf({ hour, minute, second }: Parts): string {
  return `${hour}:${minute}:${second}`;
}

export function hasTime(instant: string | Date, timeZone = ZONE): boolean {
  return timeOf(partsOf(instant, timeZone)) !== NO_TIME;
}

export function formatDateTime(instant: string | Date, timeZone = ZONE): string {
  const parts = partsOf(instant, timeZone);
  const date = `${parts.day}/${parts.month}/${parts.year}`;
  const time = timeOf(parts);
  return time === NO_TIME ? date : `${date} ${time}`;
}
