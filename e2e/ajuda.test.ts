import type { Page } from '@playwright/test';
import { axe, expect, test } from './harness.ts';
import { ready, withoutScript } from './tab.ts';

const search = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('searching while typing narrows the page and lands in the address', async ({ page }) => {
  await page.goto('/ajuda');
  await ready(page);
  // Slower than the pause after which a search begins: it goes on with what is typed meanwhile.
  await search(page).pressSequentially('suico', { delay: 300 });
  await expect(page).toHaveURL('/ajuda?q=suico');
  await expect(page.getByText(/resultados? para “suico”/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Suíço' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mata-mata', exact: true })).toBeHidden();
  await expect(search(page)).toBeFocused();
  await page.getByRole('link', { name: 'Limpar busca' }).click();
  await expect(page).toHaveURL('/ajuda');
  await expect(search(page)).toHaveValue('');

  await test.step('a search that finds nothing offers words that do', async () => {
    await search(page).fill('xyzzy');
    await expect(page.getByRole('heading', { name: 'Nada sobre “xyzzy” por aqui' })).toBeVisible();
    await page.getByRole('link', { name: 'desempate' }).click();
    await expect(page.getByText(/resultados para “desempate”/)).toBeVisible();
    await axe(page);
  });
});

test('a link to one answer opens it', async ({ page }) => {
  await page.goto('/ajuda#wo-duplo');
  await expect(page.getByText('É o W.O. duplo: os dois perdem.')).toBeInViewport();
});

test('questions open by keyboard, figures follow the entrants, examples mark what decides', async ({
  page,
}) => {
  await page.goto('/ajuda');
  await ready(page);
  await test.step('axe has nothing to object to, and it never scrolls sideways, from 320 px up', async () => {
    await axe(page);
    for (const width of [320, 768, 1024, 1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
  const question = page.getByText('Qual é o placar de um W.O.?');
  await page.locator('summary', { has: question }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No profissional brasileiro são')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ajuda#placar-do-wo');

  const league = page.getByRole('row', { name: /^Pontos corridos/ });
  await expect(league).toContainText('120');
  await page.getByRole('link', { name: '8', exact: true }).click();
  await expect(league).toContainText('28');
  await expect(page).toHaveURL('/ajuda?participantes=8');

  const example = page.getByRole('table', { name: 'Conta do exemplo: Saldo de gols' });
  await expect(example.getByRole('row').last()).toHaveText(/Saldo de golsdecide\+2−1/);
  await expect(page.getByRole('table', { name: /^Conta do exemplo/ })).toHaveCount(16);
});

test('search, answers and figures work without JavaScript', async ({ page }) => {
  await withoutScript(page);
  await page.goto('/ajuda');
  await search(page).fill('amarelo suspende');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/ajuda?q=amarelo+suspende');
  await expect(page.getByText('no Brasileirão são três')).toBeVisible();
});

test('it reads in English, with the same addresses', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/ajuda?q=walkover#wo-duplo');
  await expect(page.getByText('A double walkover: both lose.')).toBeInViewport();
});

test('a search is not for search engines, the page itself is', async ({ request }) => {
  const found = await (await request.get('/ajuda?q=saldo')).text();
  expect(found).toMatch(/<meta name="robots" content="noindex"/);
  const whole = await (await request.get('/ajuda')).text();
  expect(whole).not.toContain('name="robots"');
  expect(whole).toMatch(/<link rel="canonical" href="[^"]+\/ajuda"/);
});
