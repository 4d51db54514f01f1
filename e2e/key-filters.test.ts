// Keys that a field has no use for do nothing (specification, section 5).
import type { Locator, Page } from '@playwright/test';
import { call } from './conta.ts';
import { expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/status of (401|403)/] });

async function type(field: Locator, keys: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(keys);
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a number takes digits, and the keys to move and to mend', async ({ page }) => {
  await signIn(page);
  const made = await call(page, 'POST', '/api/campeonatos', {
    nome: 'Copa das Teclas',
    fases: [{ tipo: 'pontos_corridos' }],
  });
  const { id } = (await made.json()).data;
  await page.goto(`/campeonato/editar/${id}?etapa=formato`);
  await ready(page);
  const entrants = page.getByLabel('Participantes', { exact: true });
  await type(entrants, '1e-+.2');
  await expect(entrants).toHaveValue('12');
  await entrants.press('Backspace');
  await entrants.press('0');
  await entrants.press('ArrowUp');
  await expect(entrants).toHaveValue('11');
});

test('names of networks that have neither space nor @ do not take them', async ({ page }) => {
  await signIn(page);
  await page.goto('/perfil');
  await ready(page);
  const tags = part(page, 'Gamertags');
  const psn = tags.getByLabel('PlayStation (PSN)');
  await type(psn, '@ana 10');
  await expect(psn).toHaveValue('ana10');
  const xbox = tags.getByLabel('Xbox');
  await type(xbox, 'Ana 10');
  await expect(xbox).toHaveValue('Ana 10');
});
