// Until when the score of a match is to be sent, and when its sides had to agree on an hour.
import type { Regras } from '#regras/configuracao/fases.ts';
import { emBrasilia } from './brasilia.ts';
import { horarioSemAcordo } from './horario-sem-acordo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Marcada = { readonly jogo_previsto_at: string | null; readonly prazo_at: string | null };

/** A day without an hour is kept as 00:00:59. */
export function ehSemHora(at: string): boolean {
  const seconds = new Date(at).getUTCSeconds();
  return seconds === 59 && emBrasilia(at).endsWith('T00:00');
}

/** Since when its score may be expected: when it begins; a day without an hour: when that day is over. */
export const placarDesde = (at: string): number => Date.parse(at) + (ehSemHora(at) ? DAY_MS : 0);

/** Kick-off and the time to send; without kick-off, the end of the round. */
export function vencimento(
  { jogo_previsto_at: at, prazo_at }: Marcada,
  { prazo_confirmacao_horas: hours }: Pick<Regras, 'prazo_confirmacao_horas'>,
): number | null {
  if (at !== null) return placarDesde(at) + hours * HOUR_MS;
  return prazo_at === null ? null : Date.parse(prazo_at);
}

type RegrasSemAcordo = Parameters<typeof horarioSemAcordo>[0];

/** The hour of the rules for a match without one, and when it is set: a day before. */
export function semAcordo({ jogo_previsto_at, prazo_at }: Marcada, regras: RegrasSemAcordo) {
  if (jogo_previsto_at !== null || prazo_at === null) return null;
  const horario = horarioSemAcordo(regras, prazo_at);
  return horario === null ? null : { horario, marcaEm: Date.parse(horario) - DAY_MS };
}
