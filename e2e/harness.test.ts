// The journeys trust their harness to notice trouble; here it must.
import type { Page } from '@playwright/test';
import { axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test.fail('an error in the console fails a test', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => console.error('trouble'));
});

test.fail('an uncaught exception fails a test', async ({ page }) => {
  await page.goto('/login');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('trouble');
    });
  });
  await thrown;
});

test.fail('a violation of the security policy fails a test', async ({ page }) => {
  await page.goto('/login');
  const reported = page.waitForEvent('console');
  await page.evaluate(() => document.body.setAttribute('onclick', 'alert(1)'));
  await reported;
});

test.describe('a page that React draws otherwise than the server did', () => {
  test.use({ expectedErrors: [/React error #418/] });

  test('throws an exception, which fails a test', async ({ page }) => {
    await page.route('**/login', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</h1>', '!</h1>');
      await route.fulfill({ response: answer, body });
    });
    const [error] = await Promise.all([page.waitForEvent('pageerror'), page.goto('/login')]);
    expect(error.message).toContain('React error #418');
  });
});

test.fail('a picture without a text fails the accessibility check', async ({ page }) => {
  await page.goto('/login');
  await ready(page);
  await page.evaluate(() => document.querySelector('main')?.append(new Image(10, 10)));
  await axe(page);
});

test.fail('a text that is too faint in the dark theme alone fails it too', async ({ page }) => {
  await page.goto('/login');
  await ready(page);
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'Quase não se lê';
    faint.style.cssText = 'color: light-dark(#000, #223); background: light-dark(#fff, #112)';
    faint.style.colorScheme = 'light dark';
    document.querySelector('main')?.append(faint);
  });
  await axe(page);
});

test.fail('a text that was well seen and then becomes too faint fails it', async ({ page }) => {
  await page.goto('/login');
  await ready(page);
  await axe(page);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.style.color = '#ddd';
  });
  await axe(page);
});

test.fail('a faint text in an open dialog fails it', async ({ page }) => {
  await page.goto('/login');
  await ready(page);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<h2>Título</h2><p class="faint">Quase não se lê</p>';
    dialog.style.cssText = 'color: #eee; background: #fff';
    document.querySelector('main')?.append(dialog);
    dialog.showModal();
  });
  await axe(page);
});

test.describe('an error that the test expects', () => {
  test.use({ expectedErrors: [/expected trouble/] });

  test('does not fail it', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => console.error('expected trouble'));
  });
});

test('the demonstration login opens a session for the page', async ({ page }) => {
  await signIn(page);
  const answer = await page.request.get('/api/user');
  expect(answer.status()).toBe(200);
});

test.describe('what a test leaves in its context', () => {
  test.describe.configure({ mode: 'serial' });
  // A page that is still loading when the line goes says so.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  const expectEmpty = async (page: Page) => {
    expect(await page.context().cookies()).toEqual([]);
    await page.goto('/ajuda');
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  };

  test('a session, something stored, another tab, no line', async ({ page, context, another }) => {
    for (const each of [page, await another()]) {
      await signIn(each);
      await each.goto('/ajuda');
      await each.evaluate(() => {
        localStorage.setItem('left', 'behind');
        sessionStorage.setItem('left', 'behind');
      });
    }
    await (await context.newPage()).goto('/login');
    await context.setOffline(true);
  });

  test('is not there for the next', async ({ page, context, another }) => {
    for (const each of [page, await another()]) await expectEmpty(each);
    const addresses = context.pages().map((each) => new URL(each.url()).pathname);
    expect(addresses).toEqual(['/robots.txt', '/ajuda']);
  });
});
