// What the search of the top bar offers while one types. On a phone the bar has a link in its place.
import type { Page } from '@playwright/test';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar no Tabelão' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Campeonatos encontrados' });

test('championships that fit are offered: a click or the keyboard opens one, Enter without a mark searches, Escape closes @desktop', async ({
  page,
}) => {
  await page.goto('/ajuda');
  await ready(page);
  await field(page).pressSequentially('suico da');
  await list(page).getByRole('option', { name: 'Suíço da Firma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suíço da Firma' })).toBeVisible();
  await expect(list(page)).toBeHidden();

  await field(page).fill('');
  await field(page).pressSequentially('da');
  await expect(list(page).getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = list(page).getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const name = (await second.locator('b').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await field(page).fill('firma');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/campeonatos?busca=firma');
  await expect(list(page)).toBeHidden();

  // Escape and leaving the field close the list, and the text stays. The page of the list has no such field.
  await page.goto('/ajuda');
  await ready(page);
  await field(page).pressSequentially('firma');
  await expect(list(page)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('firma');
  await field(page).press('Backspace');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});
