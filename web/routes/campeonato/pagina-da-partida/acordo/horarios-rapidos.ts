// Hours that people play at, to be added with one touch: the next evenings, and the afternoons of a weekend.
import type { Propostas } from '#contract/partida/propostas.ts';
import { recusaDoHorario } from '#regras/acordo/propostas.ts';
import { deBrasilia, diaDepois, diaEmBrasilia } from '#regras/agenda/brasilia.ts';

const DAYS = 14;
const MOST = 6;

const [SUNDAY, SATURDAY] = [0, 6];

function hoursOf(day: string): readonly string[] {
  const weekday = new Date(`${day}T12:00Z`).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY ? ['15:00', '20:00'] : ['20:00', '21:30'];
}

/** Inside of the window, without those that are taken. */
export function horariosRapidos(
  janela: Propostas['janela'],
  taken: readonly string[],
  now: number,
): string[] {
  const today = diaEmBrasilia(now);
  const days = Array.from({ length: DAYS }, (_, index) => diaDepois(today, index));
  const isTaken = new Set(taken.map((at) => Date.parse(at)));
  return days
    .flatMap((day) =>
      hoursOf(day).map((hour) => new Date(deBrasilia(`${day}T${hour}`)).toISOString()),
    )
    .filter((at) => !isTaken.has(Date.parse(at)) && recusaDoHorario(at, janela, now) === null)
    .slice(0, MOST);
}
