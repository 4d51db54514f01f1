// What every journey stands on: a product of the worker's own, a browser context whose errors fail the
// test, the demonstration login, and the accessibility check.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type Cookie,
  expect,
  type Frame,
  type Page,
  request,
  type TestInfo,
} from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao/demonstracao.ts';

type Fixtures = {
  /** The demonstration user without a page, for what needs none. */
  organiser: APIRequestContext;
  /** Console errors that this test provokes: test.use({ expectedErrors: [/422/] }). */
  expectedErrors: RegExp[];
};

type WorkerFixtures = {
  /** The address of the product that the tests of this worker have to themselves. */
  product: string;
};

/** Console errors (violations of the security policy are among them) and uncaught exceptions. */
function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}

/** What is on the screen when a test fails. Playwright would take a picture of each page that is closed. */
async function photograph(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = info.outputPath(`page-${index + 1}.png`);
    await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);
  }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use, { parallelIndex }) => {
      process.env.E2E_URL ??= process.env.E2E_URLS?.split(' ')[parallelIndex];
      await use(productUrl());
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ product }, use) => use(product),
  organiser: async ({ playwright, product }, use) => {
    const storageState = { cookies: await session(product), origins: [] };
    const caller = await playwright.request.newContext({ baseURL: product, storageState });
    await use(caller);
    await caller.dispose();
  },
  expectedErrors: [[], { option: true }],
  context: async ({ browser, context, expectedErrors }, use, info) => {
    const errors = collectErrors(context);
    await use(context);
    if (info.status !== info.expectedStatus) await photograph(browser, info);
    const surprises = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(surprises, 'errors in the browser').toEqual([]);
  },
});

export { expect };

/** Those of the demonstration user's session, which the tests of a worker share. */
let kept: Cookie[] = [];

async function logIn(baseURL: string): Promise<Cookie[]> {
  const visitor = await request.newContext({ baseURL });
  await visitor.get('/sanctum/csrf-cookie');
  const token = (await visitor.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN');
  const answer = await visitor.post('/api/login', {
    headers: {
      Accept: 'application/json',
      Origin: baseURL,
      'X-XSRF-TOKEN': decodeURIComponent(token?.value ?? ''),
    },
    data: { email: DEMO_EMAIL, password: DEMO_PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies;
}

const asHeader = (cookies: Cookie[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** A session of the demonstration user: the one of before, unless a test has ended it. */
async function session(baseURL: string): Promise<Cookie[]> {
  const answer = await fetch(`${baseURL}/api/user`, { headers: { Cookie: asHeader(kept) } });
  if (!answer.ok) kept = await logIn(baseURL);
  return kept;
}

function productUrl(): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is not set: was the product started?');
  return url;
}

/** Signs the demonstration user in without the screen. */
export async function signIn(page: Page): Promise<void> {
  await page.context().addCookies(await session(productUrl()));
}

// The package that wraps axe for Playwright sends it several times and opens a page for each answer.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules in one theme; what another theme can change is the contrast alone. */
const CHECKS = [
  { colorScheme: 'light', options: {} },
  { colorScheme: 'dark', options: { runOnly: ['color-contrast'] } },
] as const satisfies { colorScheme: 'light' | 'dark'; options: RunOptions }[];

async function violations(frame: Frame, options: RunOptions): Promise<AxeResults['violations']> {
  const hasScript = await frame.evaluate(() => 'axe' in window);
  if (!hasScript) await frame.evaluate(SOURCE);
  return frame.evaluate(async (chosen) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const results = await axe.run(document, { ...chosen, resultTypes: ['violations'] });
    return results.violations;
  }, options as RunOptions);
}

/** What is looked at on a phone and on a large screen, without loading the page for each of them. */
export async function atBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  const small = page.viewportSize();
  await look();
  await page.setViewportSize({ width: 1440, height: 900 });
  await look();
  if (small) await page.setViewportSize(small);
}

export const axeAtBothSizes = (page: Page) => atBothSizes(page, () => axe(page));

/** Fails when axe finds anything on the page as it stands, in the light or in the dark theme. */
export async function axe(page: Page): Promise<void> {
  for (const { colorScheme, options } of CHECKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const frame of page.frames()) {
      const found = (await violations(frame, options)).map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
      expect(found, `axe, ${colorScheme} theme`).toEqual([]);
    }
  }
}
