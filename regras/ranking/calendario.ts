// The days of a ranking, by the clock of Brasília: the Monday that movement is told against, and its seasons, which
// are years.
import { deBrasilia, diaEmBrasilia } from '#regras/agenda/brasilia.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** The Monday of the week of a day, both yyyy-MM-dd. */
export function segundaDe(dia: string): string {
  const at = Date.parse(dia);
  const since = (new Date(at).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return new Date(at - since * DAY_MS).toISOString().slice(0, 10);
}

/** When a day begins in Brasília. */
export const comecoDoDia = (dia: string): string =>
  new Date(deBrasilia(`${dia}T00:00`)).toISOString();

export const temporadaDe = (instante: string): number =>
  Number(diaEmBrasilia(Date.parse(instante)).slice(0, 4));

/** The first instant after a season. */
export const fimDaTemporada = (ano: number): string => comecoDoDia(`${ano + 1}-01-01`);
