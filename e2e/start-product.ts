import { startProduct } from '#scripts/product.ts';

/** Workers inherit the address. With E2E_URL set from outside, that running product is tested. */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  // Journeys open more accounts than one network may in an hour, so each says it comes from its own.
  const product = await startProduct({ env: { TRUST_PROXY: '127.0.0.1' } });
  process.env.E2E_URL = product.url;
  return product.stop;
}
