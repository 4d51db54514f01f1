// Pages that are not there, pages that break, and what crawlers keep.
import type { Page } from '@playwright/test';
import { axe, expect, test } from './harness.ts';
import { goInside, ready } from './tab.ts';

test.use({ expectedErrors: [/\b(404|500)\b|ErrorResponseImpl/] });

const robots = (page: Page) => page.locator('meta[name=robots]');

test('an unknown page says so, with the right status, and is not to be indexed', async ({
  page,
}) => {
  const response = await page.goto('/nada/por-aqui?x=1');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['cache-control']).toContain('no-store');
  const main = page.getByRole('main');
  await expect(main).toContainText('Page Not Found');
  await expect(main).toContainText('Page not found: /nada/por-aqui');
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await expect(main.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  await axe(page);
});

test('its address is shown as text, cut at 200 characters', async ({ page }) => {
  await page.goto(`/<img src=x onerror=alert(1)>/${'a'.repeat(300)}`);
  const message = page.getByText(/^Page not found: /);
  const text = (await message.textContent()) ?? '';
  expect(text.slice('Page not found: '.length)).toHaveLength(200);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('an unknown championship has a page of its own', async ({ page }) => {
  const response = await page.goto('/campeonato/404');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não achamos esse campeonato');
  await expect(page.getByRole('main')).toContainText('Page Not Found');
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await axe(page);
});

test('anything else is an internal error, with a way to try again', async ({ page }) => {
  const response = await page.goto('/error');
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('main')).toContainText('Internal Server Error');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await axe(page);
});

test('a change to an unknown page inside the tab ends on the same error page', async ({ page }) => {
  await page.goto('/ajuda');
  await ready(page);
  await goInside(page, '/nada');
  await expect(page.getByRole('main')).toContainText('Page not found: /nada');
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/');
  await expect(robots(page)).toHaveCount(0);
});

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('keeps what the server sent when the scripts fail', async ({ page }) => {
    await page.goto('/ajuda');
    await ready(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    const title = await page.title();
    await goInside(page, '/nada');
    await expect(page).toHaveURL('/nada');
    await expect(heading).toHaveText(before ?? '');
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
    expect(await page.title()).toBe(title);

    // And the true status of an unknown page.
    const response = await page.goto('/nada');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('Page Not Found');
  });
});
