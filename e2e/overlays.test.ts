// Modal windows: their layer, what closes them, what stays within reach above them.
import type { Page } from '@playwright/test';
import { register } from './conta.ts';
import { expect, test } from './harness.ts';
import { notify, ready, toastGroup } from './tab.ts';

test.use({ expectedErrors: [/status of 403/] });

const modal = (page: Page) => page.getByRole('dialog', { name: 'Confirme seu e-mail' });
const account = (page: Page) => page.getByRole('dialog', { name: /^Conta de/ });

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
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(modal(page)).toBeVisible();
  await expect(account(page)).toBeHidden();
  const toast = toastGroup(page, 'default').getByRole('listitem');
  await expect(toast).toHaveAttribute('data-kind', 'warning');
  await expect(toast).toContainText('Confirme seu e-mail para continuar.');
});

test('a toast above an open modal can be pressed, and the page behind cannot', async ({ page }) => {
  await register(page);
  await page.goto('/ajuda');
  await ready(page);
  await expect(modal(page)).toBeVisible();
  await notify(page, '/ajuda?q=wo');
  await expect(page.locator('[inert] main')).toHaveCount(1);
  await toastGroup(page, 'realtime').getByRole('listitem').getByRole('button').first().click();
  await expect(page).toHaveURL('/ajuda?q=wo');
});

test('a modal lies at 1100, closes on a click outside and on the close button', async ({
  page,
}) => {
  await register(page);
  await page.goto('/');
  await ready(page);
  await expect(modal(page)).toBeVisible();
  // Its backdrop lies with it.
  const layers = await modal(page).evaluate((element) => {
    const found: string[] = [];
    for (let each = element.parentElement; each; each = each.parentElement) {
      found.push(getComputedStyle(each).zIndex);
    }
    return found;
  });
  expect(layers).toContain('1100');
  await page.mouse.click(5, 5);
  await expect(modal(page)).toBeHidden();
  await page.reload();
  await ready(page);
  await modal(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a press that begins inside a modal and ends outside does not close it @desktop', async ({
  page,
}) => {
  await register(page);
  await page.goto('/');
  await ready(page);
  const box = await modal(page).boundingBox();
  if (!box) throw new Error('no modal');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(modal(page)).toBeVisible();
});
