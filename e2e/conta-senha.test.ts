// A forgotten password.
import { call, linkFor, newEmail, PASSWORD, register } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

const NEW = 'cinco pedras verdes';

test('somebody forgot the password, mistypes the address, chooses another by mail, and logs in with it', async ({
  page,
}) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await ready(page);
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await expect(page.getByRole('heading', { name: 'Esqueci a senha' })).toBeVisible();
  // An address without an account sees the same page.
  for (const written of [newEmail(), email]) {
    await page.getByLabel('E-mail').fill(written);
    await page.getByRole('button', { name: 'Mandar link' }).click();
    await expect(page.getByRole('heading', { name: 'Olhe sua caixa de entrada' })).toBeVisible();
    await expect(page.getByText(written)).toBeVisible();
    if (written !== email) await page.getByRole('button', { name: 'Usar outro e-mail' }).click();
  }
  await axe(page);

  const answer = await page.goto(await linkFor(email, 'Crie uma senha nova'));
  await ready(page);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByText(`Para a conta ${email}.`)).toBeVisible();
  await page.getByLabel('Senha nova').fill(NEW);
  await page.getByLabel('Repita a senha').fill(NEW);
  await axe(page);
  await page.getByRole('button', { name: 'Salvar senha' }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Senha nova salva')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Entrar' }).last().click();
  await expect(page.getByRole('heading', { name: /Bia/ })).toBeVisible();
  // The link proved that the address is theirs.
  await expect(page.getByRole('dialog', { name: 'Confirme seu e-mail' })).toBeHidden();
});

test.describe('a link', () => {
  test.use({ expectedErrors: [/422/] });

  test('that was used leads to another, opened again or still open; one that is not whole says so', async ({
    page,
  }) => {
    const email = await register(page);
    await page.context().clearCookies();
    await call(page, 'POST', '/api/forgot-password', { email });
    const link = await linkFor(email, 'Crie uma senha nova');
    const { searchParams } = new URL(link);
    const body = { ...Object.fromEntries(searchParams), password: NEW, password_confirmation: NEW };
    await page.goto(link);
    await ready(page);
    expect((await call(page, 'POST', '/api/reset-password', body)).status()).toBe(200);
    await page.getByLabel('Senha nova').fill(PASSWORD);
    await page.getByLabel('Repita a senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'não vale mais' })).toBeVisible();
    await page.getByRole('link', { name: 'Pedir outro link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
    await expect(page.getByLabel('Senha nova')).toHaveCount(0);
    await axe(page);
    await ready(page);
    await page.getByRole('link', { name: 'Pedir outro link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await page.goto('/reset-password?token=abc');
    await expect(page.getByRole('heading', { name: 'não está completo' })).toBeVisible();
    await axe(page);
  });
});
