// How long a newcomer waits: from the first `npm start` after the install to the first page (nothing
// compiled, no data yet), and from the second start to a ready product.
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProduct } from '#scripts/product.ts';
import { listSourceFiles } from '#scripts/source-files.ts';
import { median, verdict } from './figures.ts';

const WANTED_FIRST_S = 60;
const WANTED_SECOND_S = 4;
const SECOND_STARTS = 3;

async function copySources(folder: string): Promise<void> {
  for (const file of listSourceFiles()) await cp(file, join(folder, file));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Seconds from the start of the process to the whole first page, and to ready. */
async function timeStart(folder: string): Promise<{ page: number; ready: number }> {
  const start = performance.now();
  const product = await startProduct({
    folder,
    dataDir: join(folder, '.data'),
    env: { NODE_COMPILE_CACHE: join(folder, 'compile-cache') },
  });
  try {
    const answer = await fetch(product.url);
    await answer.text();
    if (!answer.ok) throw new Error(`the first page answered ${answer.status}`);
    return { page: (performance.now() - start) / 1000, ready: product.startMs / 1000 };
  } finally {
    await product.stop();
  }
}

export async function benchStartup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-start-'));
  try {
    await copySources(folder);
    const { page } = await timeStart(folder);
    console.log(
      `first page after the install: ${page.toFixed(1)} s, ${verdict(page < WANTED_FIRST_S, `< ${WANTED_FIRST_S} s`)}`,
    );
    const seconds: number[] = [];
    for (let start = 0; start < SECOND_STARTS; start += 1) {
      seconds.push((await timeStart(folder)).ready);
    }
    const typical = median(seconds);
    console.log(
      `ready after a second start: ${typical.toFixed(1)} s (worst ${Math.max(...seconds).toFixed(1)}), ${verdict(typical < WANTED_SECOND_S, `< ${WANTED_SECOND_S} s`)}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
