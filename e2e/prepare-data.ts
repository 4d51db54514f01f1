// A product for each place in which a worker runs. The data of the demonstration takes longer to make than all
// the rest of a start: it is made once, and each product begins with a copy. Whoever works in a place after
// another has ended, for another size of screen or after a failure, finds the product running.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { makeData, type Product, startProduct } from '#scripts/product.ts';

async function startOne(dataDir: string): Promise<Product & { readonly folder: string }> {
  const own = await mkdtemp(join(tmpdir(), 'tabelao-e2e-'));
  await cp(dataDir, own, { recursive: true });
  // Journeys open more accounts than one network may in an hour, so each says it comes from its own. What others do
  // must not pop up under somebody's hands: live events have a journey with a product of its own.
  const env = { TRUST_PROXY: '127.0.0.1', REALTIME: 'off' };
  const product = await startProduct({ dataDir: own, env });
  const stop = async () => {
    await product.stop();
    await rm(own, { recursive: true, force: true });
  };
  return { ...product, folder: own, stop };
}

export default async function prepare({
  workers,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  // With it set from outside, that running product is tested.
  if (process.env.E2E_URL) return undefined;
  // `npm test` has made it before (scripts/test/steps.ts).
  const dataDir = process.env.DEMONSTRATION ?? (await mkdtemp(join(tmpdir(), 'tabelao-e2e-')));
  if (!process.env.DEMONSTRATION) await makeData(dataDir);
  const products = await Promise.all(Array.from({ length: workers }, () => startOne(dataDir)));
  const looks = await mkdtemp(join(tmpdir(), 'tabelao-e2e-'));
  // Workers inherit all of them.
  process.env.E2E_LOOKS = join(looks, 'measured');
  process.env.E2E_DATA = dataDir;
  process.env.E2E_URLS = products.map(({ url }) => url).join(' ');
  process.env.E2E_FOLDERS = products.map(({ folder }) => folder).join(' ');
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
    await rm(looks, { recursive: true, force: true });
    if (!process.env.DEMONSTRATION) await rm(dataDir, { recursive: true, force: true });
  };
}
