// Whether a side may call its match off, and whether it does so in time.
import { ehSemHora } from '#regras/agenda/vencimento.ts';

const HOUR_MS = 3_600_000;

type JogoMarcado = { readonly estado: string; readonly jogo_previsto_at: string | null };

export type RecusaDeDesmarcar = 'sem_horario' | 'ja_comecou' | 'nao_esta_marcado';

/** A day without an hour can be called off until that day begins. */
export const comecoDe = (at: string): number => Date.parse(at) - (ehSemHora(at) ? 59_000 : 0);

/** With notice, late, or not at all: why. */
export function desmarcarAgora(
  { estado, jogo_previsto_at: at }: JogoMarcado,
  aviso_horas: number | null,
  now: number,
): 'a_tempo' | 'tarde' | RecusaDeDesmarcar {
  if (estado !== 'agendada') return 'nao_esta_marcado';
  if (at === null) return 'sem_horario';
  const start = comecoDe(at);
  if (now >= start) return 'ja_comecou';
  return now <= start - (aviso_horas ?? 0) * HOUR_MS ? 'a_tempo' : 'tarde';
}
