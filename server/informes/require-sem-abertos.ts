// What may not happen while a score waits for somebody: it is refused with the list.
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { listAbertas } from './partida-mudou.ts';

/** `participante`: only what is open in matches of theirs. */
export async function requireSemAbertos(
  tx: Tx,
  campeonatoId: string,
  participante: string | null = null,
): Promise<void> {
  const open = await listAbertas(tx, campeonatoId, participante);
  if (open.length === 0) return;
  const lista = open.map(({ nomes }) => nomes).join('; ');
  throw new AppError('estado_mudou', {
    text: { key: 'vida.abertos', params: { n: open.length, lista } },
    data: { partidas: open.map(({ uuid, estado }) => ({ uuid, estado })) },
  });
}
