// The database goes away under a running product: what people see meanwhile, and afterwards.
import { findPostgres, type Postgres, startPostgres } from '#scripts/postgres.ts';
import { type Product, startProduct } from '#scripts/product.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao.ts';
import { expect, test } from './harness.ts';
import { isPhone } from './tab.ts';

test.use({ expectedErrors: [/status of 503/] });
test.skip(!findPostgres(), 'PostgreSQL is not installed');

let postgres: Postgres | undefined;
let product: Product | undefined;

test.afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
});

test('a page says so and comes back by itself; kept ones go on', async ({ page }) => {
  test.skip(isPhone(page), 'the same server answers both sizes');
  postgres = await startPostgres();
  product = await startProduct({ env: { DATABASE_URL: postgres.url } });
  const { url } = product;
  const { request } = page.context();
  await request.get(`${url}/sanctum/csrf-cookie`);
  const cookies = await page.context().cookies(url);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const login = await request.post(`${url}/api/login`, {
    headers: { Origin: url, 'X-XSRF-TOKEN': decodeURIComponent(token) },
    data: { email: DEMO_EMAIL, password: DEMO_PASSWORD },
  });
  expect(login.status()).toBe(200);
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
