import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { AppError } from '#server/http/errors.ts';

/** Only a championship that is on takes results in. */
export function requireEmAndamento({ estado }: Pick<CampeonatoRow, 'estado'>): void {
  if (estado === 'andamento') return;
  const isOver = estado === 'cancelado' || estado === 'encerrado';
  const key = isOver ? 'vida.recusa.fora_de_andamento' : 'campeonatos.placar_fora_de_hora';
  throw new AppError('estado_mudou', { text: { key } });
}
