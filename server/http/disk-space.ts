// A database whose disk is full loses its footing: what changes something is refused before, while there
// is still room to finish what was begun. Reading goes on, and so does everything once there is room.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from './errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_SECONDS = 60;
const KEPT_MS = 1_000;

/** Whether the disk of the data has more room than must be left. */
export async function hasDiskSpace({ dataDir, diskReserve }: Config): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= diskReserve;
}

/** Asked of the system once a second: what a second writes fits into what must be left. */
function askedOncePerSecond(config: Config): () => Promise<boolean> {
  let known = { answer: Promise.resolve(true), until: 0 };
  return () => {
    const now = performance.now();
    if (now >= known.until) known = { answer: hasDiskSpace(config), until: now + KEPT_MS };
    return known.answer;
  };
}

export function refuseWritesWithoutSpace(app: FastifyInstance, config: Config): void {
  const hasSpace = askedOncePerSecond(config);
  app.addHook('onRequest', async ({ method }) => {
    if (READING.has(method) || (await hasSpace())) return;
    const text = { key: 'erros.sem_espaco' } as const;
    throw new AppError('indisponivel', { text, retryAfter: RETRY_SECONDS });
  });
}
