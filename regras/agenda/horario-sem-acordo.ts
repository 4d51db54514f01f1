// When a match is played whose sides agreed on nothing: at the last such hour of the time that its round is
// open. In Brasília.

import type { Regras } from '#regras/configuracao/fases.ts';
import { deBrasilia, diaDepois, diaEmBrasilia } from './brasilia.ts';

const DAY_MS = 86_400_000;

type Janela = Pick<Regras, 'modelo_rodada' | 'dias_por_rodada' | 'horario_sem_acordo'>;

/** Null where there is no such rule, or the round is over before that day comes. */
export function horarioSemAcordo(regras: Janela, prazo_at: string): string | null {
  const { modelo_rodada, dias_por_rodada, horario_sem_acordo: slot } = regras;
  if (modelo_rodada !== 'janela' || slot === null) return null;
  const end = Date.parse(prazo_at);
  const day = diaEmBrasilia(end);
  const daysBack = (new Date(`${day}T00:00Z`).getUTCDay() - slot.dia_semana + 7) % 7;
  const before = (days: number) => deBrasilia(`${diaDepois(day, -days)}T${slot.hora}`);
  const last = before(daysBack);
  const at = last > end ? before(daysBack + 7) : last;
  return at > end - dias_por_rodada * DAY_MS ? new Date(at).toISOString() : null;
}
