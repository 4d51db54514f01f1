import type { Page } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao/conta.ts';
import { call } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/\b(422|429)\b/] });

const email = (page: Page) => page.getByLabel('E-mail');
const password = (page: Page) => page.getByLabel('Senha', { exact: true });
const enter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Entrar' });

test('somebody logs in and is taken back to where they wanted to go', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('/ajuda?q=saldo')}`);
  await ready(page);
  await email(page).fill(DEMO_EMAIL);
  await password(page).fill(DEMO_PASSWORD);
  await enter(page).click();
  await expect(page).toHaveURL('/ajuda?q=saldo');
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
});

test('it can be done with the keyboard alone, and an address of another site in redirect is not followed @desktop', async ({
  page,
}) => {
  await page.goto('/login?redirect=//example.com/');
  await ready(page);
  await email(page).focus();
  await page.keyboard.type(DEMO_EMAIL);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Esqueci/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Continuar conectado neste aparelho')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(enter(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Duda Demonstração' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/[0-9a-f-]{36}$/);
  await axe(page);
});

test('the form names empty fields, a wrong password and Caps Lock, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/login');
  await ready(page);
  await axe(page);
  await test.step('Caps Lock is noticed while the password is typed', async () => {
    await password(page).focus();
    await password(page).evaluate((input) => {
      const init = { key: 'A', bubbles: true, modifierCapsLock: true };
      input.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await expect(page.getByText('Caps Lock está ligado.')).toBeVisible();
    await email(page).focus();
    await expect(page.getByText('Caps Lock está ligado.')).toBeHidden();
  });
  const summary = page.getByRole('main').getByRole('alert');
  await test.step('empty: in a summary and in place, and the first gets the cursor', async () => {
    await enter(page).click();
    await expect(summary).toContainText('Confira estes 2 campos:');
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(/Preencha este campo/);
    await summary.getByRole('link', { name: /Senha/ }).click();
    await expect(password(page)).toBeFocused();
    await axe(page);
  });
  await test.step('a wrong password is told under the e-mail', async () => {
    await email(page).fill('ninguem@exemplo.com');
    await password(page).fill('errada');
    await page.getByLabel('Continuar conectado neste aparelho').uncheck();
    await enter(page).click();
    await expect(email(page)).toHaveAccessibleDescription(/E-mail ou senha incorretos/);
    await expect(summary.getByRole('link')).toHaveText(/^\s*E-mail ou senha incorretos/);
    await expect(email(page)).toHaveValue('ninguem@exemplo.com');
    await expect(password(page)).toHaveValue('errada');
    await expect(page.getByLabel('Continuar conectado neste aparelho')).not.toBeChecked();
    await expect(enter(page)).toBeEnabled();
  });
});

test('after too many failures the field says how long to wait', async ({ page }, { project }) => {
  await page.goto('/login');
  await ready(page);
  const who = `insistente-${project.name}@exemplo.com`;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await call(page, 'POST', '/api/login', { email: who, password: `errada-${attempt}` });
  }
  await email(page).fill(who);
  await password(page).fill('errada-6');
  await enter(page).click();
  await expect(email(page)).toHaveAccessibleDescription(/Tente de novo em \d+ segundos?/);
});

test('what is sent before the script has come is not lost', async ({ page }) => {
  let letScriptsPass = () => {};
  const scripts = new Promise<void>((resolve) => {
    letScriptsPass = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(DEMO_EMAIL);
  await password(page).fill(DEMO_PASSWORD);
  await enter(page).click();
  letScriptsPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Duda Demonstração' })).toBeVisible();
});

test('without JavaScript the page says so and never puts the password into an address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/login`);
  await expect(page.locator('noscript p')).toBeVisible();
  await password(page).fill('segredo');
  await enter(page).click();
  expect(page.url()).toBe(`${baseURL}/login`);
  await context.close();
});
