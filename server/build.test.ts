import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBuild, keptBuilds } from './build.ts';

const HOUR = 60 * 60 * 1000;

let root: string;
let clock: number;
let compiled: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tabelao-build-'));
  clock = 0;
  compiled = 0;
});

afterEach(() => rm(root, { recursive: true }));

const built = (file: string) => join(root, 'build', file);

/** Compiles like the bundler: one file with the source's text as its hash, one that never changes. */
async function build(source: string) {
  await writeFile(join(root, 'source.txt'), source);
  return ensureBuild({
    folder: join(root, 'build'),
    sources: [join(root, 'source.txt')],
    now: () => clock,
    async compile() {
      compiled += 1;
      await mkdir(built('client/assets'), { recursive: true });
      await mkdir(built('server'), { recursive: true });
      await writeFile(built(`client/assets/page-${source}.js`), `show('${source}')`);
      await writeFile(built('client/assets/vendor.js'), 'vendor()');
      await writeFile(built('server/index.js'), source);
    },
  });
}

test('unchanged sources are compiled once and keep their id', async () => {
  const first = await build('a');
  const second = await build('a');
  expect(second.id).toBe(first.id);
  expect(compiled).toBe(1);
});

test('processes that start together compile once', async () => {
  const [first, second] = await Promise.all([build('a'), build('a')]);
  expect(second).toEqual(first);
  expect(compiled).toBe(1);
});

test('changed sources give another id, and the files of the build before stay', async () => {
  const first = await build('a');
  const second = await build('b');
  expect(second.id).not.toBe(first.id);
  expect(second.builds.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(existsSync(built('client/assets/page-a.js'))).toBe(true);
  expect(existsSync(built('client/assets/page-b.js'))).toBe(true);
});

test('a file goes when no kept build lists it, one that a kept build lists stays', async () => {
  for (const source of ['a', 'b', 'c', 'd']) {
    await build(source);
    clock += 25 * HOUR;
  }
  expect(existsSync(built('client/assets/page-a.js'))).toBe(false);
  expect(existsSync(built('client/assets/page-a.js.br'))).toBe(false);
  expect(existsSync(built('client/assets/page-b.js'))).toBe(true);
  expect(existsSync(built('client/assets/vendor.js'))).toBe(true);
});

test('a build that was interrupted is made again', async () => {
  await build('a');
  await rm(built('server/index.js'));
  await build('a');
  expect(compiled).toBe(2);
  expect(await readFile(built('server/index.js'), 'utf8')).toBe('a');
});

test('assets lie beside their brotli and gzip forms', async () => {
  await build('a');
  const path = built('client/assets/page-a.js');
  expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe("show('a')");
  expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe("show('a')");
});

test('more than two earlier builds are kept while they were replaced less than a day ago', () => {
  const builds = ['e', 'd', 'c', 'b', 'a'].map((id, index) => ({
    id,
    timestamp: (10 - index) * HOUR,
    files: [],
  }));
  expect(keptBuilds(builds, 11 * HOUR).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(keptBuilds(builds, 31.5 * HOUR).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b']);
  expect(keptBuilds(builds, 90 * HOUR).map(({ id }) => id)).toEqual(['e', 'd', 'c']);
});

test('going back to an earlier state of the sources lists that build once, as the newest', async () => {
  const first = await build('a');
  const second = await build('b');
  const third = await build('a');
  expect(third.builds.map(({ id }) => id)).toEqual([first.id, second.id]);
});
