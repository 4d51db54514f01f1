// Logging in by a provider: there, back, and what may still be missing. A real OpenID provider and a
// product of their own.
import type { Page } from '@playwright/test';
import { type Product, startProduct } from '#scripts/product.ts';
import { CLIENT, OpenIdProvider, type Person } from '#server/testing/openid-provider.ts';
import { newEmail, PASSWORD } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/status of (401|422)/], ownContext: true });
// In one worker: each would start a product for them.
test.describe.configure({ mode: 'default' });

const provider = new OpenIdProvider();
const others = { discord: new OpenIdProvider('discord'), facebook: new OpenIdProvider('facebook') };
const all = [provider, others.discord, others.facebook];
let product: Product;

const client = (name: string, issuer: string) => ({
  [`${name}_CLIENT_ID`]: CLIENT.id,
  [`${name}_CLIENT_SECRET`]: CLIENT.secret,
  [`${name}_ISSUER`]: issuer,
});

test.beforeAll(async () => {
  for (const one of all) await one.listen();
  product = await startProduct({
    env: {
      DEMO: 'off',
      ...client('GOOGLE', provider.url),
      ...client('DISCORD', others.discord.url),
      ...client('FACEBOOK', others.facebook.url),
    },
  });
  for (const one of all) one.serve(product.url);
});

test.afterAll(async () => {
  await product.stop();
  for (const one of all) await one.stop();
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

async function comeBy(page: Page, person: Person, path = '/login', rede = 'Google'): Promise<void> {
  for (const one of all) one.person = person;
  await page.goto(product.url + path);
  await ready(page);
  await page.getByRole('link', { name: `Continuar com ${rede}` }).click();
}

/** Somebody new says what is missing. */
async function signUp(page: Page, person: Person, path?: string, rede?: string): Promise<void> {
  await comeBy(page, person, path, rede);
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

for (const rede of ['Google', 'Discord', 'Facebook']) {
  test(`${rede}: from nothing to a confirmed account, and in again with one tap`, async ({
    page,
  }) => {
    const person = newPerson();
    await signUp(page, person, '/registrar?redirect=/ajuda', rede);
    await expect(page).toHaveURL(`${product.url}/ajuda`);
    const user = async () =>
      (await (await page.request.get(`${product.url}/api/user`)).json()).data;
    const { email, email_verified_at: verified } = await user();
    expect(email).toBe(person.email);
    // Only Facebook does not say whether it has checked the address: then we do.
    expect(verified === null).toBe(rede === 'Facebook');
    if (verified === null) {
      const mail = page.locator('article', { hasText: person.email }).locator('pre a');
      await expect(async () => {
        await page.goto(`${product.url}/dev/mail`);
        expect(await mail.count()).toBeGreaterThan(0);
      }).toPass();
      await mail.first().click();
      await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
      expect((await user()).email_verified_at).not.toBeNull();
    }
    await callProduct(page, '/api/logout', {});
    await comeBy(page, person, '/login?redirect=/ajuda', rede);
    await expect(page).toHaveURL(`${product.url}/ajuda`);
    expect((await user()).email).toBe(person.email);
  });
}

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

test('a sensitive change is proved at Google by a new log-in, elsewhere by a password from the mailbox', async ({
  page,
}) => {
  const person = newPerson();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  const ask = async () => {
    const data = page.getByRole('region', { name: 'Seus dados', exact: true });
    await ready(page);
    await data.getByRole('button').click();
  };
  await signUp(page, person);
  await expect(page).toHaveURL(/\/perfil$/);
  await ask();
  await proof.getByRole('link', { name: 'Confirmar com Google' }).click();
  await expect(page).toHaveURL(/\/perfil$/);
  await ask();
  await expect(page.getByText('Arquivo pronto para baixar.')).toBeVisible();
  await callProduct(page, '/api/logout', {});

  const other = newPerson();
  await signUp(page, other, '/login', 'Discord');
  await expect(page).toHaveURL(/\/perfil$/);
  await ask();
  await expect(proof.getByText(other.email)).toBeVisible();
  await axe(page);
  await proof.getByRole('button', { name: 'Receber link por e-mail' }).click();
  await expect(proof.getByText('Link enviado.')).toBeVisible();
  const mail = page.locator('article', { hasText: other.email }).locator('pre a');
  await expect(async () => {
    await page.goto(`${product.url}/dev/mail`);
    expect(await mail.count()).toBeGreaterThan(0);
  }).toPass();
});
