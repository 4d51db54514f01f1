// Compiles the pages when their sources have changed. A build is named by the hash of what went into
// it. Files of earlier builds stay for a while, because a page that somebody opened before a deploy
// still asks for them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FolderInUse, type FolderLock, lockFolder } from './database/folder-lock.ts';

/** `files` are relative to the build folder; the newest build comes first in a list. */
export type Build = {
  readonly id: string;
  readonly timestamp: number;
  readonly files: readonly string[];
};

type BuildPlace = {
  readonly folder: string;
  readonly sources: readonly string[];
  /** Fills `client/` and `server/` of the folder, overwriting but not emptying them. */
  readonly compile: () => Promise<void>;
  readonly now: () => number;
};

const PRODUCT: BuildPlace = {
  folder: 'build',
  sources: [
    'web',
    'contract',
    'regras',
    'textos',
    'engine',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
  ],
  compile: runReactRouter,
  now: Date.now,
};

const KEPT_BUILDS = 2;
const KEPT_MS = 24 * 60 * 60 * 1000;
const LOCK_POLL_MS = 100;
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const COMPRESSED = /\.(br|gz)$/;

type Built = { readonly id: string; readonly builds: readonly Build[] };

export async function ensureBuild(place: BuildPlace = PRODUCT): Promise<Built> {
  const id = await hashSources(place.sources);
  const ready = await findBuilt(place, id);
  if (ready) return ready;
  // Several processes may start together; the first one compiles, the others find its work done.
  const lock = await waitForLock(place.folder);
  try {
    return (await findBuilt(place, id)) ?? (await makeBuild(place, id));
  } finally {
    await lock.release();
  }
}

async function findBuilt({ folder }: BuildPlace, id: string): Promise<Built | undefined> {
  const builds = await readBuilds(folder);
  return builds[0]?.id === id && existsSync(entryOf(folder)) ? { id, builds } : undefined;
}

async function makeBuild({ folder, compile, now }: BuildPlace, id: string): Promise<Built> {
  const earlier = await readBuilds(folder);
  // Without its entry an interrupted build is not taken for a finished one.
  await rm(entryOf(folder), { force: true });
  const before = await listFiles(folder);
  await compile();
  await compressNew(folder, before);
  const files = newFiles(before, await listFiles(folder));
  const builds = keptBuilds([{ id, timestamp: now(), files }, ...earlier], now());
  await writeBuilds(folder, builds);
  await removeUnlisted(folder, builds);
  return { id, builds };
}

async function waitForLock(folder: string): Promise<FolderLock> {
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await sleep(LOCK_POLL_MS);
    }
  }
}

/** The current build, the two before it, and all that were still current a day ago. */
export function keptBuilds(builds: readonly Build[], now: number): readonly Build[] {
  return builds.filter(({ id }, index) => {
    const next = builds[index - 1];
    if (!next) return true;
    if (builds.findIndex((build) => build.id === id) < index) return false;
    return index <= KEPT_BUILDS || now - next.timestamp < KEPT_MS;
  });
}

function entryOf(folder: string): string {
  return join(folder, 'server/index.js');
}

async function hashSources(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources.filter((path) => existsSync(path))) {
    const isFile = (await stat(source)).isFile();
    const files = isFile ? [source] : [...(await listFiles(source)).keys()].sort();
    for (const file of files.filter((path) => !path.includes('.test.'))) {
      hash.update(`${file}\0`);
      hash.update(await readFile(isFile ? file : join(source, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function listFiles(folder: string): Promise<Map<string, number>> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, number>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), (await stat(path)).mtimeMs);
  }
  return files;
}

/** The compiler writes every file again, so what it left untouched belongs to earlier builds alone. */
function newFiles(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...after].filter(([file, time]) => before.get(file) !== time).map(([file]) => file);
}

/** Which size of blocks suits a file is found by trying. A file no larger than the smallest block is one in any case. */
const BLOCKS = [0, 16, 24].map((bits) => ({ params: { [constants.BROTLI_PARAM_LGBLOCK]: bits } }));
const SMALLEST_BLOCK = 2 ** 16;

async function smallest(bytes: Buffer): Promise<Buffer> {
  if (bytes.length <= SMALLEST_BLOCK) return promisify(brotliCompress)(bytes);
  const tried = await Promise.all(BLOCKS.map((block) => promisify(brotliCompress)(bytes, block)));
  return tried.reduce((best, one) => (one.length < best.length ? one : best));
}

async function compressNew(folder: string, before: Map<string, number>): Promise<void> {
  const files = newFiles(before, await listFiles(folder));
  for (const file of files.filter((path) => path.startsWith('client/'))) {
    if (!COMPRESSIBLE.test(file) || COMPRESSED.test(file)) continue;
    const path = join(folder, file);
    const bytes = await readFile(path);
    await Promise.all([
      smallest(bytes).then((data) => writeFile(`${path}.br`, data)),
      promisify(gzip)(bytes, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
    ]);
  }
}

async function readBuilds(folder: string): Promise<readonly Build[]> {
  try {
    return JSON.parse(await readFile(join(folder, 'builds.json'), 'utf8')) as Build[];
  } catch {
    return [];
  }
}

async function writeBuilds(folder: string, builds: readonly Build[]): Promise<void> {
  const path = join(folder, 'builds.json');
  await writeFile(`${path}.new`, JSON.stringify(builds));
  await rename(`${path}.new`, path);
}

async function removeUnlisted(folder: string, builds: readonly Build[]): Promise<void> {
  const listed = new Set(['builds.json', 'owner.pid', ...builds.flatMap((build) => build.files)]);
  for (const file of (await listFiles(folder)).keys()) {
    if (!listed.has(file)) await rm(join(folder, file));
  }
}

function runReactRouter(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const command = join(dirname(resolve('@react-router/dev/package.json')), 'bin.cjs');
  return new Promise((done, fail) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [command, 'build', '--logLevel', 'error'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error('the pages could not be compiled (see above)')),
    );
  });
}
