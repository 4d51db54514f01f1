// From nothing to a confirmed account.
import { linkFor, newEmail, openLinkFor, PASSWORD, register } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

test('somebody new registers, opens the mail and confirms the address', async ({ page }) => {
  const email = newEmail();
  await page.goto('/');
  await ready(page);
  await page.getByRole('link', { name: 'Entrar', exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Criar conta' })).toBeVisible();
  await page.getByLabel('Nome').fill('Bia Souza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Data de nascimento').fill('1990-05-20');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();

  const modal = page.getByRole('dialog', { name: 'Confirme seu e-mail' });
  await expect(modal).toContainText(email);
  await openLinkFor(page, email, 'Confirme seu e-mail');
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: /Bia/ })).toBeVisible();
  await expect(modal).toBeHidden();
});

test('who came for a page gets there by registering, and again by confirming the address', async ({
  page,
}) => {
  const wanted = '/campeonato/criar?etapa=basico';
  const email = newEmail();
  await page.goto(wanted);
  await ready(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Criar conta' }).click();
  await main.getByRole('link', { name: 'Entrar' }).click();
  await main.getByRole('link', { name: 'Criar conta' }).click();
  await page.getByLabel('Nome').fill('Bia Souza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Data de nascimento').fill('1990-05-20');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(wanted);

  await openLinkFor(page, email, 'Confirme seu e-mail');
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(wanted);
});

test('a mail scanner that opens the link, and a guest who does, confirm nothing; its owner does, over the log-in too', async ({
  page,
  another,
}) => {
  const email = await register(page);
  const link = await linkFor(email, 'Confirme seu e-mail');
  const isConfirmed = async () => {
    const { data } = await (await page.request.get('/api/user')).json();
    return data.email_verified_at !== null;
  };
  // A scanner asks in several ways, follows what it is led to, and may even run the page's script.
  const guest = await another();
  const scanner = guest.context();
  for (const method of ['HEAD', 'GET']) {
    const answer = await scanner.request.fetch(link, { method, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect((await scanner.request.fetch(link, { method })).status()).toBe(200);
  }
  const writes: string[] = [];
  guest.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/login\?redirect=/);
  await ready(guest);
  await guest.waitForLoadState('networkidle');
  expect(writes).toEqual([]);
  expect(await isConfirmed()).toBe(false);
  await guest.getByLabel('E-mail').fill(email);
  await guest.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Entrar' }).last().click();
  await expect(guest.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
  expect(await isConfirmed(), 'the control: its owner').toBe(true);
});

test.describe('the form', () => {
  test.use({ expectedErrors: [/422/] });

  test('tells how strong the password is, says what to mend, keeps what was typed and goes to the first bad field', async ({
    page,
  }) => {
    await page.goto('/registrar');
    await ready(page);
    const password = page.getByLabel('Senha', { exact: true });
    await test.step('how strong the password is, and what would help', async () => {
      const status = page.getByRole('status').filter({ hasText: /Força|caracteres/ });
      await expect(status).toContainText('8 caracteres ou mais');
      await page.getByLabel('Nome').fill('Bia Souza');
      await password.fill('abc');
      await expect(status).toContainText('Faltam 5 caracteres');
      await password.fill('bia souza 12');
      await expect(status).toContainText('Evite seu nome');
      await password.fill(PASSWORD);
      await expect(status).toContainText('Boa');
      await page.getByRole('button', { name: 'Mostrar senha' }).first().click();
      await expect(password).toHaveAttribute('type', 'text');
      await axe(page);
    });
    await page.getByLabel('Nome').fill('Bia');
    await page.getByLabel('E-mail').fill('bia@');
    await page.getByLabel('Data de nascimento').fill('1990-05-20');
    await password.fill('curta');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Confira' });
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Nome')).toHaveValue('Bia');
    await expect(page.getByLabel('Data de nascimento')).toHaveValue('1990-05-20');
    await axe(page);

    await test.step('it refuses somebody under 12', async () => {
      await page.getByLabel('Nome').fill('Nina');
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByLabel('Data de nascimento').fill(`${new Date().getFullYear() - 10}-01-01`);
      await password.fill(PASSWORD);
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByRole('alert').filter({ hasText: '12 anos' })).toBeVisible();
      await expect(page.getByLabel('Data de nascimento')).toBeFocused();
    });
  });
});

test('in English, and without JavaScript, it can be read and says what it needs', async ({
  request,
}) => {
  const headers = { 'Accept-Language': 'en' };
  const english = await (await request.get('/registrar', { headers })).text();
  expect(english).toMatch(/<h1[^>]*>Create account/);
  expect(english).toContain('Date of birth');
  for (const path of ['/registrar', '/forgot-password']) {
    const page = await (await request.get(path)).text();
    expect(page, path).toMatch(/<h1[^>]*>\S/);
    expect(page, path).toMatch(/<noscript><p[^>]*>\S/);
  }
});
