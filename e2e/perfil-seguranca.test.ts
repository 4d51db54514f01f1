// The profile: what keeps an account safe. Password, second factor, devices, proof of who is there.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { call, PASSWORD, register } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/status of (401|403|422)/] });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openProfile(page: Page): Promise<string> {
  const email = await register(page);
  await page.goto('/perfil');
  await putOffVerification(page);
  return email;
}

/** The address of a new person is not confirmed; that window comes with each load and has its own tests. */
async function putOffVerification(page: Page): Promise<void> {
  await dialog(page, 'Confirme seu e-mail').getByRole('button', { name: 'Depois' }).click();
}

test('a new password ends the other devices and keeps this one', async ({ page, playwright }) => {
  const email = await openProfile(page);
  const phone = await playwright.request.newContext({ baseURL: process.env.E2E_URL ?? '' });
  expect((await call(phone, 'POST', '/api/login', { email, password: PASSWORD })).status()).toBe(
    200,
  );
  const password = part(page, 'Senha');
  await password.getByLabel('Senha atual').fill('errada de propósito');
  await password.getByLabel('Senha nova', { exact: true }).fill('cinco garças vermelhas');
  await password.getByLabel('Repita a senha nova').fill('cinco garças vermelhas');
  await password.getByRole('button', { name: 'Mudar senha' }).click();
  await expect(password.getByLabel('Senha atual')).toHaveAttribute('aria-invalid', 'true');
  await password.getByLabel('Senha atual').fill(PASSWORD);
  await password.getByRole('button', { name: 'Mudar senha' }).click();
  await expect(page.getByText('Senha nova valendo.')).toBeVisible();
  await expect(password.getByLabel('Senha atual')).toHaveValue('');
  expect((await phone.get('/api/user')).status()).toBe(401);
  await page.reload();
  await putOffVerification(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu perfil');
  await phone.dispose();
});

test('devices are listed, and one can be sent away', async ({ page, playwright }) => {
  const email = await openProfile(page);
  const phone = await playwright.request.newContext({
    baseURL: process.env.E2E_URL ?? '',
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  await call(phone, 'POST', '/api/login', { email, password: PASSWORD });
  await page.reload();
  await ready(page);
  await putOffVerification(page);
  const devices = part(page, 'Aparelhos conectados');
  await expect(devices.getByText('Este aparelho')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Encerrar Chrome em Android' }).click();
  await expect(page.getByText('Sessão encerrada.')).toBeVisible();
  await expect(devices.getByText('Chrome em Android')).toBeHidden();
  expect((await phone.get('/api/user')).status()).toBe(401);
  await phone.dispose();
});

test('two steps: set up with an app, asked for at the log-in, a recovery code helps out', async ({
  page,
}) => {
  const email = await openProfile(page);
  const factor = part(page, 'Verificação em duas etapas');
  await factor.getByRole('button', { name: 'Ativar' }).click();
  await expect(factor.getByRole('img', { name: 'Código QR' })).toBeVisible();
  await axe(page);
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await factor.getByLabel('Código de 6 dígitos').pressSequentially('0o0a 0-000');
  await expect(factor.getByLabel('Código de 6 dígitos')).toHaveValue('000000');
  await factor.getByRole('button', { name: 'Confirmar código' }).click();
  await expect(factor.getByText('Código errado ou já usado.').first()).toBeVisible();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await factor.getByLabel('Código de 6 dígitos').fill(code);
  await factor.getByRole('button', { name: 'Confirmar código' }).click();
  const codes = dialog(page, 'Códigos de recuperação');
  await expect(codes.locator('code')).toHaveCount(10);
  await axe(page);
  const recovery = (await codes.locator('code').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'Já guardei' }).click();
  await expect(factor.getByText('Restam 10 códigos de recuperação.')).toBeVisible();

  await call(page, 'POST', '/api/logout');
  await page.goto('/login?redirect=/perfil');
  await ready(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  const field = page.getByLabel('Código do aplicativo ou de recuperação');
  await expect(field).toBeFocused();
  await axe(page);
  await field.fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await expect(page).toHaveURL(/\/perfil$/);
  await expect(factor.getByText('Restam 9 códigos de recuperação.')).toBeVisible();
});

test.describe('with a clock', () => {
  test.use({ ownContext: true });

  test('a quarter of an hour later a sensitive change asks who is there', async ({ page }) => {
    await page.clock.install();
    await openProfile(page);
    await page.clock.fastForward('16:00');
    const factor = part(page, 'Verificação em duas etapas');
    await factor.getByRole('button', { name: 'Ativar' }).click();
    const proof = dialog(page, 'Confirme que é você');
    await expect(proof).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(proof).toBeHidden();
    await expect(factor.getByRole('img')).toBeHidden();
    await factor.getByRole('button', { name: 'Ativar' }).click();
    await proof.getByLabel('Sua senha').fill('errada');
    await proof.getByRole('button', { name: 'Confirmar' }).click();
    await expect(proof.getByText('A senha não confere.')).toBeVisible();
    await proof.getByLabel('Sua senha').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Confirmar' }).click();
    await expect(factor.getByRole('img', { name: 'Código QR' })).toBeVisible();
  });
});
