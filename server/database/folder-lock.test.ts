import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const module = new URL('./folder-lock.ts', import.meta.url).href;

/** Another process that takes the lock, says so and stays. */
async function otherOwner(folder: string) {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  return child;
}

test('a second process is refused and told which one holds the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabelao-test-'));
  const owner = await otherOwner(folder);
  try {
    await expect(lockFolder(folder)).rejects.toThrow(
      `in use by another process (pid ${owner.pid})`,
    );
  } finally {
    owner.kill('SIGKILL');
  }
});

test('the lock of a killed process is taken over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabelao-test-'));
  const owner = await otherOwner(folder);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const lock = await lockFolder(folder);
  await lock.release();
});

test('a released folder can be locked again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabelao-test-'));
  writeFileSync(join(folder, 'owner.pid'), 'not a number');
  await (await lockFolder(folder)).release();
  await (await lockFolder(folder)).release();
});
