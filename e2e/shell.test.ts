// The frame around every page: menu, top bar, search, account menu, keyboard, no JavaScript.
import type { Page } from '@playwright/test';
import { axe, expect, signIn, test } from './harness.ts';
import { expectSameTab, expectWholeLoad, openMarked, ready } from './tab.ts';

const menu = (page: Page) => page.locator('#menu');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Abrir menu' });
const account = (page: Page) => page.getByRole('button', { name: /^Conta de/ });

const isOutOfReach = (page: Page) =>
  page.locator('main').evaluate((main) => main.closest('[inert]') !== null);

async function widthOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  return box?.width ?? 0;
}

const LARGE = { width: 1440, height: 900 };

test('the menu is a drawer on a phone, a rail on a tablet, a sidebar on a desktop, and never wider than the screen', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/ajuda');
  await expect(menu(page)).toBeHidden();
  await expect(openMenu(page)).toBeVisible();
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Ajuda');
  await page.setViewportSize(LARGE);
  await expect(openMenu(page)).toBeHidden();
  await expect.poll(() => widthOf(page, '#menu')).toBe(236);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => widthOf(page, '#menu')).toBe(88);
  await page.setViewportSize({ width: 640, height: 900 });
  await expect(menu(page).getByRole('link', { name: 'Ajuda' })).toBeVisible();
  await page.setViewportSize({ width: 639, height: 900 });
  await expect(menu(page)).toBeHidden();
  for (const width of [360, 639, 640, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test.describe('the drawer', () => {
  async function open(page: Page): Promise<void> {
    await openMenu(page).click();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => isOutOfReach(page)).toBe(true);
  }

  async function expectClosed(page: Page): Promise<void> {
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => isOutOfReach(page)).toBe(false);
  }

  test('takes the focus, puts the page out of reach and gives both back, whatever closes it', async ({
    page,
  }) => {
    await page.goto('/');
    await ready(page);
    await open(page);
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    // It lies above the page.
    await expect(menu(page)).toHaveCSS('z-index', '1000');
    await axe(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(openMenu(page)).toBeFocused();

    await open(page);
    await page.mouse.click(350, 400);
    await expectClosed(page);

    await open(page);
    await page.getByRole('button', { name: 'Fechar menu' }).click();
    await expectClosed(page);

    await open(page);
    await menu(page).getByRole('link', { name: 'Ajuda' }).click();
    await expect(page).toHaveURL('/ajuda');
    await expectClosed(page);

    await open(page);
    await page.setViewportSize({ width: 800, height: 740 });
    await expect.poll(() => isOutOfReach(page)).toBe(false);
  });
});

test('the search field leads to the championships; on a phone a link does', async ({ page }) => {
  await openMarked(page, '/');
  await page.getByRole('link', { name: 'Buscar no Tabelão' }).click();
  await expect(page).toHaveURL('/campeonatos');
  await page.getByRole('link', { name: 'Tabelão, página inicial' }).first().click();
  await expect(page).toHaveURL('/');
  await page.setViewportSize(LARGE);
  await page.getByRole('banner').getByRole('combobox').fill('copa da orla');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/campeonatos?busca=copa+da+orla');
  await expectSameTab(page);
});

test('the account menu shows who it is, closes on Escape or for another panel, and gives the focus back', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await ready(page);
  const panel = page.getByRole('dialog', { name: /^Conta de/ });
  for (const size of [page.viewportSize() ?? LARGE, LARGE]) {
    await page.setViewportSize(size);
    await account(page).click();
    await expect(panel).toContainText('demo@tabelao.example');
    await expect(panel).toHaveCSS('z-index', '1000');
    if (size !== LARGE) await axe(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(account(page)).toBeFocused();

    await account(page).click();
    await page.getByRole('button', { name: /^Avisos/ }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Avisos' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Avisos' })).toBeHidden();
  }
});

test('one logs out by a whole load of the first page', async ({ page }) => {
  await signIn(page);
  await openMarked(page, '/ajuda');
  await account(page).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expectWholeLoad(page);
  await expect(account(page)).toHaveCount(0);
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test.describe('a log-out that the server cannot answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('still leaves the page, without a message', async ({ page }) => {
    await signIn(page);
    await openMarked(page, '/ajuda');
    await page.route('**/api/logout', (route) => route.abort());
    await account(page).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/');
    await expectWholeLoad(page);
  });
});

test('guests have a footer and a way in, people who are logged in have neither', async ({
  page,
}) => {
  await page.goto('/');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Entrar' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(logIn).toBeVisible();
  await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(logIn).toHaveCount(0);
});

test('the keyboard gets over the menu to the content, where the reading goes on after a change of page', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const follow = async (link: string, address: string) => {
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByText(link)
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main')).toBeFocused();
    const title = await page.title();
    await expect(page.locator('[aria-live=polite]', { hasText: title })).toBeAttached();
  };
  await openMenu(page).click();
  await follow('Ajuda', '/ajuda');
  // On a large screen the links stand in the bar, once the drawer is gone.
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize(LARGE);
  await expect(menu(page)).toBeHidden();
  await follow('Campeonatos', '/campeonatos');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are read, the menu opens, links and search work; what needs it is not offered', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Tema' }).first()).toBeHidden();
    await openMenu(page).click();
    await menu(page).getByRole('link', { name: 'Ajuda' }).click();
    await expect(page).toHaveURL('/ajuda');

    await page.setViewportSize(LARGE);
    await page.getByRole('banner').getByRole('combobox').fill('pênaltis');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/campeonatos?busca=p%C3%AAnaltis');
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    const back = encodeURIComponent('/campeonatos?busca=p%C3%AAnaltis');
    await expect(page).toHaveURL(`/login?redirect=${back}`);
  });
});
