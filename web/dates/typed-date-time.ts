// A date and time as people type it: dd/MM/yyyy HH:mm, in the hours of Brasília. A date alone means that no
// time was chosen, which the product keeps as 00:00:59.
import { fromField, toField } from './brasilia-time.ts';
import { hasTime } from './date-time.ts';

const NO_TIME_MS = 59_000;
const LAYOUT = 'dd/MM/yyyy HH:mm';
const TYPED = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}))?$/;

/** Puts the slashes, the space and the colon in while digits are typed. */
export function maskDateTime(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, LAYOUT.replaceAll(/\W/g, '').length);
  let written = '';
  let next = 0;
  for (const sign of LAYOUT) {
    if (next === digits.length) break;
    written += /\w/.test(sign) ? digits[next++] : sign;
  }
  return written;
}

/** The parts are those of a calendar and a clock: the 31st of February is none. */
function isReal(text: string, day: string): boolean {
  const at = new Date(`${text}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(8, 10) === day;
}

/** The instant, null for an empty field, undefined for what is no date (yet). */
export function readDateTime(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, day = '', month, year, hour, minute] = text.trim().match(TYPED) ?? [];
  const local = `${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}`;
  const instant = year && isReal(local, day) ? fromField(local) : null;
  if (instant === null) return undefined;
  return hour ? instant : new Date(Date.parse(instant) + NO_TIME_MS).toISOString();
}

export function writeDateTime(instant: string | null): string {
  if (instant === null) return '';
  const [date = '', time] = toField(instant).split('T');
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}${hasTime(instant) ? ` ${time}` : ''}`;
}
