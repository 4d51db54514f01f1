// When an express championship begins: today, or tomorrow where tonight's hour has passed.
import { horaEmBrasilia } from '#regras/agenda/brasilia.ts';

export const HORA_DO_EXPRESSO = '20:00';

const DAY_MS = 86_400_000;

export function comecoExpresso(now: number): { dia: 'hoje' | 'amanha'; comeca_em: string } {
  const dia = horaEmBrasilia(now) < HORA_DO_EXPRESSO ? 'hoje' : 'amanha';
  return { dia, comeca_em: new Date(dia === 'hoje' ? now : now + DAY_MS).toISOString() };
}
