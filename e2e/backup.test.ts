// Backup and restore by command, beside a product that runs on the embedded database.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './harness.ts';

const run = promisify(execFile);

const command = (script: string, dataDir: string, args: string[]) =>
  run(process.execPath, [`scripts/backup/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });

test('a backup of a running product is restored elsewhere, and not over it', async ({ product }, {
  parallelIndex,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-e2e-'));
  // Of the product that the journeys of this worker use.
  const dataDir = process.env.E2E_FOLDERS?.split(' ')[parallelIndex] ?? '';
  const elsewhere = join(folder, 'elsewhere');
  const file = join(folder, 'copia.gz');
  try {
    const made = await command('backup', dataDir, [file]);
    expect(made.stdout).toContain('backup written');
    expect((await fetch(`${product}/api/campeonatos`)).status).toBe(200);
    const refused = await command('restore', dataDir, [file, '--force']).catch((error) => error);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('in use') });
    const restored = await command('restore', elsewhere, [file]);
    expect(restored.stdout).toMatch(/^campeonatos: [1-9]/m);
    expect(restored.stdout).toContain('restored as of');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
