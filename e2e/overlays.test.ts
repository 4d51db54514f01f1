// Modal windows: their layer, what they do to an open menu, and a library that cannot be loaded.
import type { Page } from '@playwright/test';
import { register } from './conta.ts';
import { expect, test } from './harness.ts';
import { ready, toastGroup } from './tab.ts';

test.use({ expectedErrors: [/status of 403|ERR_FAILED|mantine-modal/] });

const modal = (page: Page) => page.getByRole('dialog', { name: 'Confirme seu e-mail' });
const account = (page: Page) => page.getByRole('dialog', { name: /^Conta de/ });

test('a modal lies at 1100, its backdrop with it', async ({ page }) => {
  await register(page);
  await page.goto('/');
  await expect(modal(page)).toBeVisible();
  const layers = await modal(page).evaluate((element) => {
    const found: string[] = [];
    for (let each = element.parentElement; each; each = each.parentElement) {
      found.push(getComputedStyle(each).zIndex);
    }
    return found;
  });
  expect(layers).toContain('1100');
});

test('a refusal for want of a confirmed e-mail warns, opens the modal and closes the menu', async ({
  page,
}) => {
  await register(page);
  await page.route('**/api/perfil/idioma', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'email_nao_verificado', warning: 'Confirme seu e-mail para continuar.' },
    }),
  );
  await page.goto('/');
  await ready(page);
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(modal(page)).toBeVisible();
  await expect(account(page)).toBeHidden();
  const toast = toastGroup(page, 'default').getByRole('listitem');
  await expect(toast).toHaveAttribute('data-kind', 'warning');
  await expect(toast).toContainText('Confirme seu e-mail para continuar.');
});

test('a library that cannot be loaded costs the modal, not the page', async ({ page }) => {
  await register(page);
  await page.route(/\/assets\/mantine-modal-[^/]+\.js/, (route) => route.abort());
  await page.goto('/ajuda');
  await ready(page);
  await expect(toastGroup(page, 'default')).toContainText('Um erro foi encontrado');
  await expect(modal(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await expect(account(page)).toBeVisible();
});
