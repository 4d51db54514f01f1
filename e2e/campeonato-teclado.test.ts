import type { Locator, Page } from '@playwright/test';
import { makeDraft, openTab, start } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';

const MOST_PRESSES = 60;

/** Presses Tab until `target` has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

const TABS = [
  ...['Visão geral', 'Jogos', 'Chaveamento', 'Participantes'],
  ...['Estatísticas', 'Simulador', 'Regulamento'],
];

test('tabs, score sheet and bracket by keyboard alone @desktop', async ({ page }) => {
  await signIn(page);
  const id = await makeDraft(page, 'Copa sem Mouse', [{ tipo: 'mata_mata' }], 4);
  await start(page, id);
  await openTab(page, id);
  const tabs = page.getByRole('navigation', { name: 'Partes do campeonato' }).getByRole('link');
  await tabTo(page, tabs.first());
  for (const name of TABS) {
    await expect(page.locator(':focus')).toHaveText(new RegExp(`^${name}`));
    await expect(page.locator(':focus')).toBeInViewport();
    await page.keyboard.press('Tab');
  }
  await tabs.filter({ hasText: 'Jogos' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jogos/);

  const first = page.getByRole('article').first().getByRole('button');
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const goals = sheet.getByRole('spinbutton').first();
  await tabTo(page, goals);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(goals).toHaveValue('2');
  await tabTo(page, sheet.getByRole('button', { name: 'Salvar placar' }));
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  // The focus is back where the sheet was opened, not at the top of the page.
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleName(/^Corrigir/);

  await openTab(page, id, '/chaveamento');
  const tie = page.getByRole('article').first().getByRole('link');
  await tabTo(page, tie);
  await expect(page.locator('path[data-lit]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Semifinais');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tie).toBeFocused();
});
