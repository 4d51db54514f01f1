// The database goes away under a running product: what people see meanwhile, and afterwards.
import { findPostgres, type Postgres, startPostgres } from '#scripts/postgres.ts';
import { type Product, startProduct } from '#scripts/product.ts';
import { newEmail, PASSWORD } from './conta.ts';
import { expect, test } from './harness.ts';

test.use({ expectedErrors: [/status of 503/], ownContext: true });
test.skip(!findPostgres(), 'PostgreSQL is not installed');

// One after the other in one worker: they share a server and a product.
test.describe.configure({ mode: 'default' });

let postgres: Postgres;
let product: Product;

test.beforeAll(async () => {
  postgres = await startPostgres();
  // How long it waits for a database is what this is about.
  const env = { DATABASE_URL: postgres.url, DEMO: 'off', PATIENCE: '1' };
  product = await startProduct({ env });
});

test.afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
});

test('one that hangs, neither answering nor refusing, is told as one that is away', async () => {
  // Longer than the product may wait for its database, shorter than a request may take at all.
  const ask = (path: string) => fetch(product.url + path, { signal: AbortSignal.timeout(45_000) });
  try {
    await expect(async () => expect((await ask('/api/campeonatos')).status).toBe(200)).toPass();
    postgres.freeze();
    const during = await Promise.all([1, 2, 3].map(() => ask('/api/campeonatos')));
    expect(during.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(during.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5']);
    expect((await ask('/health/live')).status).toBe(200);
    expect((await ask('/health/ready')).status).toBe(503);
    postgres.thaw();
    await expect(async () => expect((await ask('/api/campeonatos')).status).toBe(200)).toPass();
  } finally {
    postgres.thaw();
  }
});

test('a page says so and comes back by itself; kept ones go on', async ({ page }) => {
  const { url } = product;
  const { request } = page.context();
  await request.get(`${url}/sanctum/csrf-cookie`);
  const cookies = await page.context().cookies(url);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const registered = await request.post(`${url}/api/registrar`, {
    headers: { Origin: url, 'X-XSRF-TOKEN': decodeURIComponent(token) },
    data: {
      nome: 'Bia Souza',
      email: newEmail(),
      nascimento: '1990-05-20',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
  expect(registered.status()).toBe(201);
  expect((await fetch(`${url}/ajuda`)).status).toBe(200);

  await postgres.pause();
  const response = await page.goto(`${url}/ajuda`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('5');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await fetch(`${url}/ajuda`)).status).toBe(200);

  await postgres.resume();
  await expect(async () => {
    expect((await page.goto(`${url}/ajuda`))?.status()).toBe(200);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tira-teima');
});
