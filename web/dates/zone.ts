// Championships are held in the time of Brasília: organisers type it and the rules name it. What people read
// is in their own zone, once the browser has told it; until then, and on the server, it is Brasília.
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { dateFormat } from './date-format.ts';

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** 'GMT-4'. */
export const offsetOf = (zone: string, at: number): string =>
  dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** Minutes behind Greenwich that Brasília keeps, or kept while it had summer time. */
const OFFSETS: readonly number[] = [180, 120];

/**
 * Brasília also for those whose clocks show the same all year. The rules of a zone take a phone 100 ms, so
 * they are asked for only where the clock itself does not tell that it is another one.
 */
export function ownZone(now = Date.now()): string {
  const days = [now, now + HALF_A_YEAR_MS];
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isNear = days.every((at) => OFFSETS.includes(new Date(at).getTimezoneOffset()));
  if (!isNear || zone === BRASILIA) return zone;
  const isSame = days.every((at) => offsetOf(zone, at) === offsetOf(BRASILIA, at));
  return isSame ? BRASILIA : zone;
}
