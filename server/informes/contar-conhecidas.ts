// Tells of opponents that are known in portions, for the last match of many groups sends hundreds on at once.
import type { z } from 'zod';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { publicadasEm, publicar } from '#server/saida/publicar.ts';
import { entregarJuntos } from '#server/usuario/entregar-juntos.ts';
import { avisosDasConhecidas, conhecidas } from './conhecidas.ts';

type Recebida = {
  readonly dados: z.output<typeof conhecidas.dados>;
  readonly created_at: string;
};

/** A statement each, and whoever wrote the score waits for them. */
const PORTION = 4;

/** Tells of the first few, and hands the others on after the commit, when whoever caused it is answered. */
export async function contarConhecidas(
  services: Pick<Services, 'jobs' | 'realtime' | 'saida'>,
  tx: Tx,
  recebidos: readonly Recebida[],
): Promise<() => void> {
  const all = [...new Set(recebidos.flatMap(({ dados }) => dados.partidas))];
  const [partidas, rest] = [all.slice(0, PORTION), all.slice(PORTION)];
  const avisos = await avisosDasConhecidas(tx, partidas, recebidos[0]?.created_at ?? '');
  const tell = await entregarJuntos(services, tx, avisos);
  if (rest.length > 0) await publicar(tx, conhecidas, { partidas: rest });
  const publicadas = publicadasEm(tx);
  return () => {
    tell();
    if (rest.length > 0) void services.saida.deliver(publicadas);
  };
}
