// Hours that people write without a zone are those of Brasília. The one place that knows its clock: today it
// is three hours behind all year, until 2019 it had summer time, and it may have it again.

export const BRASILIA = 'America/Sao_Paulo';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The end of its last summer time. A test asks the platform whether the clock has been steady since. */
const STEADY_SINCE = Date.parse('2019-02-17T02:00Z');
export const MINUTES_BEHIND = 180;
const LAST_YEAR_OF_FOUR_FIGURES = Date.parse('9999-12-31T00:00Z');
const WRITTEN = 'yyyy-mm-ddThh:mm'.length;

let formatter: Intl.DateTimeFormat | undefined;

/** Made when it is needed first: the first one of a page takes a slow phone 100 ms. */
const clock = () => {
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: BRASILIA,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return formatter;
};

/** As on a clock and calendar there: yyyy-mm-ddThh:mm. */
export function emBrasilia(instante: string | number): string {
  const at = new Date(instante).getTime();
  if (at >= STEADY_SINCE && at < LAST_YEAR_OF_FOUR_FIGURES) {
    return new Date(at - MINUTES_BEHIND * MINUTE_MS).toISOString().slice(0, WRITTEN);
  }
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock().formatToParts(at)) parts[type] = value;
  const { year = '', month, day, hour, minute } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

export const diaEmBrasilia = (instante: string | number): string =>
  emBrasilia(instante).slice(0, 'yyyy-mm-dd'.length);

export const horaEmBrasilia = (instante: string | number): string =>
  emBrasilia(instante).slice('yyyy-mm-ddT'.length);

/** How far its clock is from UTC at that instant: negative, for it is behind. */
const distance = (at: number) =>
  Date.parse(`${emBrasilia(at)}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** The instant of an hour written as there, yyyy-mm-ddThh:mm; one that the clock jumps over is the next. */
export function deBrasilia(local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const first = asUtc - distance(asUtc);
  const second = asUtc - distance(first);
  return Math.max(first, second);
}

/** A day some days later, both as yyyy-mm-dd. */
export const diaDepois = (dia: string, dias: number): string =>
  new Date(Date.parse(`${dia}T00:00Z`) + dias * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The midnight with which a day begins there, or one some days later. */
export const meiaNoite = (instante: string | number, dias = 0): number =>
  deBrasilia(`${diaDepois(diaEmBrasilia(instante), dias)}T00:00`);
