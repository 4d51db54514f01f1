// Championships are held in the time of Brasília: organisers type it and the rules name it. What people read
// is in their own zone, once the browser has told it; until then, and on the server, it is Brasília.
import { BRASILIA, MINUTES_BEHIND } from '#regras/agenda/brasilia.ts';
import { dateFormat } from './date-format.ts';

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** 'GMT-4'. */
export const offsetOf = (zone: string, at: number): string =>
  dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** Of the phone, without making a format where the browser can tell it otherwise. */
function zoneOfPhone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Brasília also for those whose clocks show the same all year. */
export function ownZone(now = Date.now()): string {
  const days = [now, now + HALF_A_YEAR_MS];
  const isSame = days.every((at) => new Date(at).getTimezoneOffset() === MINUTES_BEHIND);
  return isSame ? BRASILIA : zoneOfPhone();
}
