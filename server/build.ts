// Compiles the pages when their sources have changed. A build is named by the hash of what went into
// it. Files of earlier builds stay for a while, because a page that somebody opened before a deploy
// still asks for them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** `files` are relative to the build folder; the newest build comes first in a list. */
export type Build = {
  readonly id: string;
  readonly timestamp: number;
  readonly files: readonly string[];
};

type Place = {
  readonly folder: string;
  readonly sources: readonly string[];
  /** Fills `client/` and `server/` of the folder, overwriting but not emptying them. */
  readonly compile: () => Promise<void>;
  readonly now: () => number;
};

const PRODUCT: Place = {
  folder: 'build',
  sources: [
    'web',
    'contract',
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
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const COMPRESSED = /\.(br|gz)$/;

export async function ensureBuild(
  place: Place = PRODUCT,
): Promise<{ id: string; builds: readonly Build[] }> {
  const { folder } = place;
  const id = await hashSources(place.sources);
  const earlier = await readBuilds(folder);
  if (earlier[0]?.id === id && existsSync(entryOf(folder))) return { id, builds: earlier };

  // Without its entry an interrupted build is not taken for a finished one.
  await rm(entryOf(folder), { force: true });
  const before = await listFiles(folder);
  await place.compile();
  await compressNew(folder, before);
  const files = newFiles(before, await listFiles(folder));
  const builds = keptBuilds([{ id, timestamp: place.now(), files }, ...earlier], place.now());
  await writeBuilds(folder, builds);
  await removeUnlisted(folder, builds);
  return { id, builds };
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

async function compressNew(folder: string, before: Map<string, number>): Promise<void> {
  const files = newFiles(before, await listFiles(folder));
  for (const file of files.filter((path) => path.startsWith('client/'))) {
    if (!COMPRESSIBLE.test(file) || COMPRESSED.test(file)) continue;
    const path = join(folder, file);
    const bytes = await readFile(path);
    await Promise.all([
      promisify(brotliCompress)(bytes).then((data) => writeFile(`${path}.br`, data)),
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
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(builds));
  await rename(`${path}.new`, path);
}

async function removeUnlisted(folder: string, builds: readonly Build[]): Promise<void> {
  const listed = new Set(['builds.json', ...builds.flatMap((build) => build.files)]);
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
