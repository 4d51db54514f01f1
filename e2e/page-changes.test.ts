// Changing pages inside the tab, and everything that can come between: a slow or failing server, a file
// that is gone, a tab that has been open for too long, a newer build.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './harness.ts';
import { expectSameTab, expectWholeLoad, goInside, openMarked, ready, toastGroup } from './tab.ts';

test.use({ expectedErrors: [/status of \d{3}|ERR_FAILED|Failed to fetch/] });

/** What the router asks for when a page with data is opened. */
const DATA = /\.data(\?|$)/;
const LOGIN_CODE = /\/assets\/login-[^/]+\.js/;
const HOUR = 60 * 60 * 1000;

/** Playwright's own goBack waits for a page load, which may rightly never come. */
const goBack = (page: Page) => page.evaluate(() => history.back());

const bar = (page: Page) => page.locator('[data-progress]');
const home = (page: Page) => page.getByRole('link', { name: 'Tabelão, página inicial' }).first();
const error = (page: Page) => toastGroup(page, 'default').getByText(/Um erro foi encontrado/);

test('a link changes the page inside the tab, and the same page again is no new step back', async ({
  page,
}) => {
  await openMarked(page, '/ajuda');
  await home(page).click();
  await expect(page).toHaveURL('/');
  // The address changes before the page does, and with the page what its links lead away from.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Tira-teima');
  const steps = await page.evaluate(() => history.length);
  const answered = page.waitForResponse(DATA);
  await home(page).click();
  await answered;
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await goBack(page);
  await expect(page).toHaveURL('/ajuda');
  await expectSameTab(page);

  await test.step('pressed for a new tab, it opens one and leaves this page as it is', async () => {
    const opened = page.context().waitForEvent('page');
    await home(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/');
    await expect(page).toHaveURL('/ajuda');
    await expectSameTab(page);
  });
});

test.describe('while the server thinks', () => {
  test('a bar in the colour of the brand is at the top', async ({ page }) => {
    const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
    await page.route(DATA, async (route) => {
      await thought;
      await route.continue();
    });
    await signIn(page);
    await openMarked(page, '/ajuda');
    await goInside(page, '/');
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(86, 93, 240)');
    answer();
    await expect(page).toHaveURL('/');
    await expect(bar(page)).toHaveCount(0);
    await expectSameTab(page);
  });
});

const FAULTS = [
  ['answers 500', { status: 500, body: 'x' }],
  ['answers 503', { status: 503, body: 'x' }],
  ['does not answer', null],
] as const;

test('a server that fails leaves the visitor where they are, with a message, on the way back too', async ({
  page,
}) => {
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1 });
  const expectToStay = async () => {
    await expect(error(page)).toBeVisible();
    await expect(page).toHaveURL('/ajuda');
    await expect(heading).toHaveText('Tira-teima');
    await expect(bar(page)).toHaveCount(0);
    await expectSameTab(page);
    await page.unroute(DATA);
  };
  for (const [fault, fulfil] of FAULTS) {
    await test.step(fault, async () => {
      await openMarked(page, '/ajuda');
      await page.route(DATA, (route) => (fulfil ? route.fulfill(fulfil) : route.abort()));
      await goInside(page, '/');
      await expectToStay();
    });
  }
  await goInside(page, '/');
  await expect(page).toHaveURL('/');
  await test.step('on the way back', async () => {
    await openMarked(page, '/');
    await goInside(page, '/ajuda');
    await expect(heading).toHaveText('Tira-teima');
    await page.route(DATA, (route) => route.abort());
    await goBack(page);
    await expectToStay();
  });
});

test.describe('a page whose code is gone', () => {
  test.use({ ownContext: true });

  test('is loaded whole, once; within 10 seconds not again, after them again', async ({ page }) => {
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.route(LOGIN_CODE, (route) => route.abort());
    await openMarked(page, '/ajuda');
    await goInside(page, '/login?redirect=/ajuda');
    await expect(page).toHaveURL('/login?redirect=/ajuda');
    await expectWholeLoad(page);
    await openMarked(page, '/ajuda');
    await goInside(page, '/login');
    await expect(error(page)).toBeVisible();
    await expect(page).toHaveURL('/ajuda');
    await expectSameTab(page);
    await expect(bar(page)).toHaveCount(0);

    await page.clock.setFixedTime(start + 10_000);
    await openMarked(page, '/ajuda');
    await goInside(page, '/login');
    await expectWholeLoad(page);
    await expect(page).toHaveURL('/login');
  });

  test.describe('in a browser without storage', () => {
    test.use({ expectedErrors: [/SecurityError|ERR_FAILED|imported module/] });

    test('does not keep it reloading', async ({ page }) => {
      await page.clock.setFixedTime(new Date());
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      await page.route(LOGIN_CODE, (route) => route.abort());
      await openMarked(page, '/ajuda');
      await goInside(page, '/login');
      await expect(page).toHaveURL('/login');
      await goBack(page);
      await ready(page);
      await goInside(page, '/login');
      await expect(error(page)).toBeVisible();
      expect(loads).toBeLessThanOrEqual(3);
    });
  });
});

test.describe('a tab that has been open', () => {
  test.use({ ownContext: true });

  test('5.9 hours changes pages inside the tab, 6 hours by a whole load, back too', async ({
    page,
  }) => {
    await page.clock.install();
    await openMarked(page, '/ajuda');
    await page.clock.fastForward(5.9 * HOUR);
    await goInside(page, '/login?redirect=/ajuda');
    await expect(page).toHaveURL('/login?redirect=/ajuda');
    await expectSameTab(page);
    await page.clock.fastForward(0.1 * HOUR);
    await goInside(page, '/ajuda');
    await expect(page).toHaveURL('/ajuda');
    await expectWholeLoad(page);

    await ready(page);
    await page.evaluate(() => Object.assign(window, { sameTab: true }));
    await goInside(page, '/login');
    await expect(page).toHaveURL('/login');
    await expectSameTab(page);
    await page.clock.fastForward(6 * HOUR);
    await goBack(page);
    await expectWholeLoad(page);
    await expect(page).toHaveURL('/ajuda');
  });
});

test.describe('the build', () => {
  test.use({ ownContext: true });

  const answers = [
    ['a newer one is published', 'latest.json', { json: { id: 'newer', timestamp: 1 } }, true],
    ['the own one is refused', 'meta/*', { status: 403, json: {} }, true],
    ['the question cannot be answered', '*', { status: 500, body: 'x' }, false],
  ] as const;
  test('is not asked about before an hour has passed; one that is no longer the newest is left by a whole load, any other is kept', async ({
    page,
  }) => {
    await page.clock.install();
    await test.step('before an hour', async () => {
      let asked = 0;
      await page.route('**/_app/builds/**', (route) => {
        asked += 1;
        return route.continue();
      });
      await openMarked(page, '/ajuda');
      await page.clock.fastForward(3_590_000);
      await expectSameTab(page);
      expect(asked).toBe(0);
      await page.unroute('**/_app/builds/**');
    });
    for (const [situation, path, answer, isOutdated] of answers) {
      await test.step(situation, async () => {
        const pattern = `**/_app/builds/${path}*`;
        await page.route(pattern, (route) => route.fulfill(answer));
        await openMarked(page, '/ajuda');
        const asked = page.waitForResponse('**/_app/builds/**');
        await page.clock.fastForward(HOUR);
        await asked;
        await page.waitForLoadState('networkidle');
        await goInside(page, '/login');
        await expect(page).toHaveURL('/login');
        await (isOutdated ? expectWholeLoad(page) : expectSameTab(page));
        await page.unroute(pattern);
      });
    }
  });
});

test.describe('who does not save data', () => {
  test.use({ ownContext: true });

  test('gets the code of the next likely pages in idle time, before anything is clicked', async ({
    page,
  }) => {
    const code = page.waitForRequest(/\/assets\/campeonatos-[^/]+\.js/);
    await page.goto('/');
    await code;
  });
});

test('a click while the page refreshes itself is followed', async ({ page }) => {
  await openMarked(page, '/campeonatos');
  // The refresh that comes with another language gets no answer: it is given up for the click.
  const asked = page.waitForRequest((request) => /campeonatos\.data/.test(request.url()));
  await page.route(/campeonatos\.data/, () => undefined);
  // Not by its place: the list grows when its end comes into view, and the footer moves.
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: 'English' })
    .dispatchEvent('click');
  await asked;
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expectSameTab(page);
});
