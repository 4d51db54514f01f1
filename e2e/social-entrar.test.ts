// Logging in by a provider: there, back, and what may still be missing. A real OpenID provider and a
// product of their own.
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Product, startProduct } from '#scripts/product.ts';
import { CLIENT, OpenIdProvider, type Person } from '#server/testing/openid-provider.ts';
import { newEmail, PASSWORD } from './conta.ts';
import { emptyData } from './empty-data.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/status of (401|422)/], ownContext: true });
// In one worker: each would start a product for them.
test.describe.configure({ mode: 'default' });

const provider = new OpenIdProvider();
const others = { discord: new OpenIdProvider('discord'), facebook: new OpenIdProvider('facebook') };
const all = [provider, others.discord, others.facebook];
let product: Product;
let dataDir: string;

const client = (name: string, issuer: string) => ({
  [`${name}_CLIENT_ID`]: CLIENT.id,
  [`${name}_CLIENT_SECRET`]: CLIENT.secret,
  [`${name}_ISSUER`]: issuer,
});

test.beforeAll(async () => {
  for (const one of all) await one.listen();
  dataDir = await emptyData();
  product = await startProduct({
    dataDir,
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
  await rm(dataDir, { recursive: true, force: true });
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

/** Asks for all that is kept of them, which wants a proof. */
async function askForData(page: Page): Promise<void> {
  await ready(page);
  await page.getByRole('region', { name: 'Seus dados', exact: true }).getByRole('button').click();
}

/** The address in the newest mail to somebody. */
async function openMail(page: Page, email: string) {
  const mail = page.locator('article', { hasText: email }).locator('pre a');
  await expect(async () => {
    await page.goto(`${product.url}/dev/mail`);
    expect(await mail.count()).toBeGreaterThan(0);
  }).toPass();
  return mail.first();
}

const userOf = async (page: Page) =>
  (await (await page.request.get(`${product.url}/api/user`)).json()).data;

const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirme que é você' });

test('Google: refused, then somebody new says how old they are; in again with one tap, also in a window; and proof for what is sensitive', async ({
  page,
  context,
}) => {
  await test.step('who refuses at the provider is told so at the log-in', async () => {
    await page.goto(`${product.url}/api/auth/google/callback?error=access_denied&state=x`);
    await expect(page).toHaveURL(/\/login\?erro=social$/);
    await expect(page.getByText('Não deu para entrar pela rede social.')).toBeVisible();
    await ready(page);
    await axe(page);
  });
  const person = newPerson();
  await test.step('somebody new is in, on the profile because the phone is missing', async () => {
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
    expect(await userOf(page)).toMatchObject({ email: person.email });
    expect((await userOf(page)).email_verified_at).not.toBeNull();
  });
  await test.step('a sensitive change is proved by a new log-in there', async () => {
    await askForData(page);
    await proof(page).getByRole('link', { name: 'Confirmar com Google' }).click();
    await expect(page).toHaveURL(/\/perfil$/);
    await askForData(page);
    await expect(page.getByText('Arquivo pronto para baixar.')).toBeVisible();
  });
  await test.step('one tap is enough the next time', async () => {
    await callProduct(page, '/api/logout', {});
    await comeBy(page, person, '/login?redirect=/ajuda');
    await expect(page).toHaveURL(`${product.url}/ajuda`);
    expect((await userOf(page)).email).toBe(person.email);
  });
  await test.step('a window that was opened for it tells its opener and closes', async () => {
    await callProduct(page, '/api/logout', {});
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
});

test('Discord: to where one wanted, confirmed; a sensitive change wants a password from the mailbox', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, person, '/registrar?redirect=/perfil', 'Discord');
  await expect(page).toHaveURL(/\/perfil$/);
  expect(await userOf(page)).toMatchObject({ email: person.email });
  expect((await userOf(page)).email_verified_at).not.toBeNull();
  await askForData(page);
  await expect(proof(page).getByText(person.email)).toBeVisible();
  await axe(page);
  await proof(page).getByRole('button', { name: 'Receber link por e-mail' }).click();
  await expect(proof(page).getByText('Link enviado.')).toBeVisible();
  await openMail(page, person.email);
});

test('Facebook does not say whether it has checked the address: then we do', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person, '/registrar?redirect=/ajuda', 'Facebook');
  await expect(page).toHaveURL(`${product.url}/ajuda`);
  expect((await userOf(page)).email_verified_at).toBeNull();
  await (await openMail(page, person.email)).click();
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
  expect((await userOf(page)).email_verified_at).not.toBeNull();
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
