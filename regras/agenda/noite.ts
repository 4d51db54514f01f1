// Everything in one night: kick-offs some minutes apart, as many matches at a time as there are screens,
// consoles or fields. A round begins when the one before it is over.
import { deBrasilia, diaDepois, diaEmBrasilia, horaEmBrasilia } from './brasilia.ts';

const MINUTE_MS = 60_000;

export const MINUTOS_POR_JOGO = { min: 5, max: 120, padrao: 20 } as const;

export const TELAS = { min: 1, max: 20, padrao: 2 } as const;

/** Longer than this is no night, not even with the day before it. */
export const MAIS_HORAS_DA_NOITE = 16;

/** When people play who say nothing else. */
const HORA_DA_NOITE = '19:00';

/** An hour that has just passed may still be meant: people choose it while they wait for the last one. */
const GRACE_MS = 30 * MINUTE_MS;

export type Noite = {
  /** The first kick-off. */
  readonly comeca_em: string;
  readonly minutos: number;
  readonly telas: number;
};

/** How many kick-offs a round of so many matches needs. */
export const horariosDaRodada = (jogos: number, telas: number): number => Math.ceil(jogos / telas);

/** From the first kick-off to the end of the last match; `rodadas`: matches of each, in order. */
export function minutosDaNoite(
  rodadas: readonly number[],
  { minutos, telas }: Pick<Noite, 'minutos' | 'telas'>,
): number {
  return rodadas.reduce((sum, jogos) => sum + horariosDaRodada(jogos, telas), 0) * minutos;
}

/** The nth kick-off: time goes on over midnight. */
export const saidaNaNoite = ({ comeca_em, minutos }: Omit<Noite, 'telas'>, n: number): string =>
  new Date(Date.parse(comeca_em) + n * minutos * MINUTE_MS).toISOString();

/** Today at that hour in Brasília, or tomorrow where it has passed. */
export function comecoDaNoite(
  now: number,
  hora: string,
): { dia: 'hoje' | 'amanha'; comeca_em: string } {
  const today = diaEmBrasilia(now);
  const at = deBrasilia(`${today}T${hora}`);
  if (at > now - GRACE_MS) return { dia: 'hoje', comeca_em: new Date(at).toISOString() };
  const next = deBrasilia(`${diaDepois(today, 1)}T${hora}`);
  return { dia: 'amanha', comeca_em: new Date(next).toISOString() };
}

/** The hour to offer: that of the evening, or the next half hour when it is on already. */
export function horaOferecida(now: number): string {
  if (horaEmBrasilia(now) < HORA_DA_NOITE) return HORA_DA_NOITE;
  const half = 30 * MINUTE_MS;
  const next = Math.ceil(now / half) * half;
  return diaEmBrasilia(next) === diaEmBrasilia(now) ? horaEmBrasilia(next) : HORA_DA_NOITE;
}

/** Whether rounds with these first kick-offs are all of one night: each has one, and none comes a day later. */
export function saoDeUmaNoite(inicios: readonly (string | null)[]): boolean {
  const known = inicios.flatMap((inicio) => (inicio === null ? [] : [Date.parse(inicio)]));
  const most = MAIS_HORAS_DA_NOITE * 60 * MINUTE_MS;
  const isWhole = known.length > 1 && known.length === inicios.length;
  return isWhole && Math.max(...known) - Math.min(...known) <= most;
}

/** Whether the last match ends on another day than the first begins. */
export function passaDaMeiaNoite({ comeca_em }: Pick<Noite, 'comeca_em'>, minutos: number) {
  const end = Date.parse(comeca_em) + minutos * MINUTE_MS - 1;
  return diaEmBrasilia(end) !== diaEmBrasilia(comeca_em);
}
