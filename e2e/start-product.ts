import { startProduct } from '#scripts/product.ts';

/** Workers inherit the address. With E2E_URL set from outside, that running product is tested. */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const product = await startProduct();
  process.env.E2E_URL = product.url;
  return product.stop;
}
