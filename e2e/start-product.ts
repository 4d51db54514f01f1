import { type Product, startProduct } from '#scripts/product.ts';

/**
 * A product for each size: both together would make more championships than one person may in a day.
 * Workers inherit the addresses. With E2E_URL set from outside, that running product is tested.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const products: Product[] = [];
  for (const size of ['PHONE', 'DESKTOP']) {
    // Journeys open more accounts than one network may in an hour, so each says it comes from its own.
    const product = await startProduct({ env: { TRUST_PROXY: '127.0.0.1' } });
    products.push(product);
    process.env[`E2E_URL_${size}`] = product.url;
  }
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
