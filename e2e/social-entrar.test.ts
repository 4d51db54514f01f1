// Logging in by a provider: there, back, and what may still be missing. A real OpenID provider and a
// product of their own.
import type { Page } from '@playwright/test';
import { type Product, startProduct } from '#scripts/product.ts';
import { CLIENT, OpenIdProvider, type Person } from '#server/testing/openid-provider.ts';
import { newEmail, PASSWORD } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/status of (401|422)/] });

const provider = new OpenIdProvider();
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await provider.listen();
  product = await startProduct({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: provider.url,
    },
  });
  provider.serve(product.url);
});

test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

function newPerson(change: Partial<Person> = {}): Person & { email: string } {
  const email = newEmail();
  return { sub: email, name: 'Lia Rede', email, email_verified: true, ...change };
}

async function callProduct(page: Page, path: string, data: object) {
  const { request } = page.context();
  await request.get(`${product.url}/sanctum/csrf-cookie`);
  const cookies = await page.context().cookies(product.url);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { Origin: product.url, 'X-XSRF-TOKEN': decodeURIComponent(token) };
  return request.post(product.url + path, { headers, data });
}

async function comeBy(page: Page, person: Person, path = '/login'): Promise<void> {
  provider.person = person;
  await page.goto(product.url + path);
  await page.getByRole('link', { name: 'Continuar com Google' }).click();
}

/** Somebody new says what is missing. */
async function signUp(page: Page, person: Person, path?: string): Promise<void> {
  await comeBy(page, person, path);
  await expect(page.getByRole('heading', { name: 'Falta pouco' })).toBeVisible();
  await ready(page);
  await page.getByLabel('Data de nascimento').fill('1995-04-03');
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

test('somebody new says how old they are and is in, on the profile because the phone is missing', async ({
  page,
}) => {
  const person = newPerson();
  await comeBy(page, person);
  await expect(page).toHaveURL(/\/login\/social$/);
  await expect(page.getByLabel('Nome')).toHaveValue('Lia Rede');
  await ready(page);
  await axe(page);
  await page.getByLabel('Data de nascimento').fill('2020-01-01');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('Data de nascimento')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Data de nascimento').fill('1995-04-03');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(/\/perfil$/);
  const networks = page.getByRole('region', { name: 'Redes sociais', exact: true });
  await expect(networks.getByText('É o seu único jeito de entrar.')).toBeVisible();
  await axe(page);
});

test('the next time one tap is enough, and leads back to where one was', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await expect(page).toHaveURL(/\/perfil$/);
  await callProduct(page, '/api/logout', {});
  await comeBy(page, person, '/login?redirect=/ajuda');
  await expect(page).toHaveURL(`${product.url}/ajuda`);
  expect((await page.request.get(`${product.url}/api/user`)).status()).toBe(200);
});

test('an address that is already here is linked by the password of its account', async ({
  page,
}) => {
  const person = newPerson({ email_verified: false });
  const answer = await callProduct(page, '/api/registrar', {
    nome: 'Lia Local',
    email: person.email,
    nascimento: '1995-04-03',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  expect(answer.status()).toBe(201);
  await callProduct(page, '/api/logout', {});
  await comeBy(page, person);
  await expect(page.getByRole('heading', { name: 'Essa conta já existe' })).toBeVisible();
  await ready(page);
  await axe(page);
  await page.getByLabel('Senha da conta').fill('errada de propósito');
  await page.getByRole('button', { name: 'Entrar e vincular' }).click();
  await expect(page.getByText('A senha não confere.').first()).toBeVisible();
  await page.getByLabel('Senha da conta').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar e vincular' }).click();
  await expect(page).toHaveURL(/\/perfil$/);
});

test('who refuses at the provider is told so at the log-in', async ({ page }) => {
  await page.goto(`${product.url}/api/auth/google/callback?error=access_denied&state=x`);
  await expect(page).toHaveURL(/\/login\?erro=social$/);
  await expect(page.getByText('Não deu para entrar pela rede social.')).toBeVisible();
  await ready(page);
  await axe(page);
});

test('a window that was opened for it tells its opener and closes', async ({ page, context }) => {
  const person = newPerson();
  await signUp(page, person);
  await expect(page).toHaveURL(/\/perfil$/);
  await callProduct(page, '/api/logout', {});
  await page.goto(`${product.url}/ajuda`);
  await ready(page);
  const opened = context.waitForEvent('page');
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ origin, data }) => resolve({ origin, data }));
        open('/api/auth/google/redirect');
      }),
  );
  const popup = await opened;
  expect(await told).toEqual({ origin: product.url, data: { type: 'socialite' } });
  await expect.poll(() => popup.isClosed()).toBe(true);
});
