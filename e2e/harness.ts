// What every journey stands on: a browser context whose errors fail the test, the demonstration login,
// and the accessibility check.
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao/demonstracao.ts';

type Options = {
  /** Console errors that this test provokes: test.use({ expectedErrors: [/422/] }). */
  expectedErrors: RegExp[];
};

function productUrl(): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is not set: was the product started?');
  return url;
}

/** Console errors (violations of the security policy are among them) and uncaught exceptions. */
function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}

type WorkerOptions = { product: undefined };

export const test = base.extend<Options, WorkerOptions>({
  // A worker has tests of one size only: what follows asks the product of that size.
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use, { project }) => {
      const { baseURL } = project.use;
      if (baseURL) process.env.E2E_URL = baseURL;
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const errors = collectErrors(context);
    await use(context);
    const surprises = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(surprises, 'errors in the browser').toEqual([]);
  },
});

export { expect };

/** Logs the demonstration user in without the screen: the cookies are those of `page`. */
export async function signIn(page: Page): Promise<void> {
  const context = page.context();
  await context.request.get('/sanctum/csrf-cookie');
  const cookies = await context.cookies(productUrl());
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await context.request.post('/api/login', {
    headers: {
      Accept: 'application/json',
      Origin: productUrl(),
      'X-XSRF-TOKEN': decodeURIComponent(token),
    },
    data: { email: DEMO_EMAIL, password: DEMO_PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Fails when axe finds anything on the page as it stands, in the light or in the dark theme. */
export async function axe(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
    expect(found, `axe, ${colorScheme} theme`).toEqual([]);
  }
}
