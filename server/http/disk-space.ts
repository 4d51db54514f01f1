// A database whose disk is full loses its footing: what changes something is refused before, while there
// is still room to finish what was begun. Reading goes on, and so does everything once there is room.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from './errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_SECONDS = 60;

/** Whether the disk of the data has more room than must be left. */
export async function hasDiskSpace({ dataDir, diskReserve }: Config): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= diskReserve;
}

export function refuseWritesWithoutSpace(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async ({ method }) => {
    if (READING.has(method) || (await hasDiskSpace(config))) return;
    const text = { key: 'erros.sem_espaco' } as const;
    throw new AppError('indisponivel', { text, retryAfter: RETRY_SECONDS });
  });
}
