import type { Page } from '@playwright/test';
import { register } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/\b403\b/] });

const LIST = `Lista da pelada:
1. Caio – Flamengo
2. Bia (Grêmio)
3. Téo / Santos
4. Duda
5. ~Zeca~
5. Lia`;

const nameField = (page: Page) => page.getByLabel('Nome do campeonato');
const listField = (page: Page) => page.getByLabel('Quem joga');
const create = (page: Page) => page.getByRole('button', { name: 'Criar e sortear' });

test('a name, a pasted list and a template: running within a minute', async ({ page }) => {
  await signIn(page);
  const start = Date.now();
  await page.goto('/campeonato/criar');
  await ready(page);
  await nameField(page).fill('Copa Relâmpago');
  await listField(page).fill(LIST);
  await expect(page.getByText('5 participantes')).toBeVisible();
  await page.getByRole('radio', { name: /Pelada/ }).check({ force: true });
  await create(page).click();
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Copa Relâmpago' }).first()).toBeVisible();
  expect(Date.now() - start).toBeLessThan(60_000);
});

test('what is missing is named in a summary and in place, with the cursor there', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/campeonato/criar');
  await ready(page);
  await create(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Confira estes 2 campos');
  await expect(nameField(page)).toBeFocused();
  await expect(listField(page)).toHaveAccessibleDescription(/pelo menos dois nomes/);
  await axe(page);
});

test('what was typed is still there after a reload', async ({ page }) => {
  await signIn(page);
  await page.goto('/campeonato/criar');
  await ready(page);
  await nameField(page).fill('Copa Guardada');
  await listField(page).fill(LIST);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Copa Guardada');
  await expect(listField(page)).toHaveValue(LIST);
});

test('who has not confirmed the e-mail is told so, and keeps what was typed', async ({ page }) => {
  await register(page);
  await page.goto('/campeonato/criar');
  await ready(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Confirme seu e-mail para pôr a bola em jogo')).toBeVisible();
});

test('guests log in first and come back', async ({ page }) => {
  await page.goto('/campeonato/criar');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/campeonato/criar')}`);
});
