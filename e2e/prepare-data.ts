// The data of the demonstration takes longer to make than all the rest of a start. It is made once; each
// worker's product begins with a copy.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '#scripts/product.ts';

export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'tabelao-e2e-'));
  const { stop } = await startProduct({ dataDir });
  await stop();
  // Workers inherit it.
  process.env.E2E_DATA = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
