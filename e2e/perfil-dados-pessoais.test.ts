// The profile: one's own data to take along, and the way out.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { call, PASSWORD, register } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openProfile(page: Page): Promise<string> {
  const email = await register(page);
  await page.goto('/perfil');
  await ready(page);
  await dialog(page, 'Confirme seu e-mail').getByRole('button', { name: 'Depois' }).click();
  return email;
}

test('all that is kept of a person comes in one file', async ({ page }) => {
  const email = await openProfile(page);
  const own = part(page, 'Seus dados');
  await own.getByRole('button', { name: 'Preparar arquivo' }).click();
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Baixar arquivo' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('tabelao-meus-dados.zip');
  const files = unzipSync(await readFile(await file.path()));
  const [person] = JSON.parse(strFromU8(files['usuarios.json'] ?? new Uint8Array()));
  expect(person).toMatchObject({ email, nome: 'Bia Souza', nascimento: expect.any(String) });
  expect(person).not.toHaveProperty('senha');
});

test('leaving logs out, and coming back within the week undoes it', async ({ page }) => {
  const email = await openProfile(page);
  await part(page, 'Excluir conta').getByRole('button', { name: 'Excluir minha conta' }).click();
  const sure = dialog(page, 'Excluir a conta?');
  await axe(page);
  await sure.getByRole('button', { name: 'Cancelar' }).click();
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await part(page, 'Excluir conta').getByRole('button', { name: 'Excluir minha conta' }).click();
  await sure.getByRole('button', { name: 'Excluir conta' }).click();
  await expect(page.getByText(/Conta será excluída em \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/api/user')).status()).toBe(401);
  const back = await call(page, 'POST', '/api/login', { email, password: PASSWORD });
  expect(back.status()).toBe(200);
  await page.goto('/perfil');
  await expect(part(page, 'Você').getByLabel('Nome')).toHaveValue('Bia Souza');
});
