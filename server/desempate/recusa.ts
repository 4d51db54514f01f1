import { AppError } from '#server/http/errors.ts';

export const recusa = (reason: 'sem_empate' | 'desempate_cedo' | 'desempate_velho') =>
  new AppError('estado_mudou', { text: { key: `campeonatos.${reason}` } });
