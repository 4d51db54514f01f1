// When a match is played whose sides agreed on nothing: at the last such hour of the time that its round is
// open. In Brasília, which has no summer time.

import type { Regras } from '#regras/configuracao/fases.ts';
import { meiaNoite } from './brasilia.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Janela = Pick<Regras, 'modelo_rodada' | 'dias_por_rodada' | 'horario_sem_acordo'>;

/** Null where there is no such rule, or the round is over before that day comes. */
export function horarioSemAcordo(regras: Janela, prazo_at: string): string | null {
  const { modelo_rodada, dias_por_rodada, horario_sem_acordo: slot } = regras;
  if (modelo_rodada !== 'janela' || slot === null) return null;
  const [hours = 0, minutes = 0] = slot.hora.split(':').map(Number);
  const end = Date.parse(prazo_at);
  const midnight = meiaNoite(end);
  // At midnight in Brasília it is the same day in UTC.
  const daysBack = (new Date(midnight).getUTCDay() - slot.dia_semana + 7) % 7;
  const time = (hours * 60 + minutes) * MINUTE_MS;
  const last = midnight - daysBack * DAY_MS + time;
  const at = last > end ? last - 7 * DAY_MS : last;
  return at > end - dias_por_rodada * DAY_MS ? new Date(at).toISOString() : null;
}
