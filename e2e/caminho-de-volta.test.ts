// Whoever has to log in on the way to something arrives there, whichever way in they take.
import type { Page } from '@playwright/test';
import { newEmail, openLinkFor, PASSWORD, register } from './conta.ts';
import { expect, test } from './harness.ts';
import { ready } from './tab.ts';

const WANTED = '/ajuda?q=saldo';
const BACK = `?redirect=${encodeURIComponent(WANTED)}`;
const NEW = 'cinco pedras verdes';

const menu = (page: Page) => page.locator('#menu');

async function openMenu(page: Page): Promise<void> {
  await ready(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await ready(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

test('from the top bar, and from the top bar of the log-in itself', async ({ page }) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto(WANTED);
  await ready(page);
  const enter = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
  await enter.click();
  await expect(page).toHaveURL(`/login${BACK}`);
  await enter.click();
  await expect(page).toHaveURL(`/login${BACK}`);
  await logIn(page, email);
  await expect(page).toHaveURL(WANTED);
});

test('from the menu of a phone, to the log-in and to a new account', async ({ page }) => {
  await page.goto(WANTED);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`/login${BACK}`);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(`/registrar${BACK}`);
  await ready(page);
  await page.getByLabel('Nome').fill('Bia Souza');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Data de nascimento').fill('1990-05-20');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(WANTED);
});

test('over a forgotten password and its mail', async ({ page }) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto(`/login${BACK}`);
  await ready(page);
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await expect(page).toHaveURL(`/forgot-password${BACK}`);
  await page.getByRole('main').getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(`/login${BACK}`);
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  // Both pages ask for an e-mail.
  await expect(page).toHaveURL(`/forgot-password${BACK}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Mandar link' }).click();
  await expect(page.getByRole('heading', { name: 'Olhe sua caixa de entrada' })).toBeVisible();

  await openLinkFor(page, email, 'Crie uma senha nova');
  await page.getByLabel('Senha nova').fill(NEW);
  await page.getByLabel('Repita a senha').fill(NEW);
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page).toHaveURL(`/login${BACK}`);
  await logIn(page, email, NEW);
  await expect(page).toHaveURL(WANTED);
});

test('from a social log-in that took too long', async ({ page, request }) => {
  await page.goto(`/login/social${BACK}`);
  await ready(page);
  const again = page.getByRole('main').getByRole('link', { name: 'Voltar' });
  await again.click();
  await expect(page).toHaveURL(`/login${BACK}`);
  const elsewhere = await (await request.get('/login/social?redirect=//example.com')).text();
  expect(elsewhere).toMatch(/href="\/login"[^>]*>Voltar/);
});
