import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'tabelao-sparing-'));
const script = join(folder, 'script.mjs');

beforeAll(() => {
  const module = new URL('./sparing-memory.ts', import.meta.url);
  const said = '[process.pid, process.env.MALLOC_ARENA_MAX, process.argv[2], process.env.OTHER]';
  writeFileSync(script, `await import('${module}'); console.log(JSON.stringify(${said}))`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(env: NodeJS.ProcessEnv) {
  const { MALLOC_ARENA_MAX: _, TABELAO_SPARING_MEMORY: __, ...rest } = process.env;
  const options = { env: { ...rest, ...env }, encoding: 'utf8' } as const;
  const { pid, stdout, stderr } = spawnSync(process.execPath, [script, 'word'], options);
  return { pid, stderr, said: JSON.parse(stdout) };
}

describe.runIf(process.platform === 'linux')('a process that begins', () => {
  test('goes on as itself, with what the C library is told, and says nothing of it', () => {
    const { pid, stderr, said } = run({ OTHER: 'kept' });
    expect(said).toEqual([pid, '1', 'word', 'kept']);
    expect(stderr).toBe('');
  });

  test('leaves alone who has told it something', () => {
    const { pid, said } = run({ MALLOC_ARENA_MAX: '3' });
    expect(said).toEqual([pid, '3', 'word', null]);
  });

  test('begins once, also where what it was told is taken from it', () => {
    const { pid, said } = run({ TABELAO_SPARING_MEMORY: '1' });
    expect(said).toEqual([pid, null, 'word', null]);
  });
});
