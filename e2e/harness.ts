// What every journey stands on: a product of the worker's own, a browser context whose errors fail the
// test, the demonstration login, and the accessibility check.
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Cookie,
  expect,
  type Page,
  request,
  type TestInfo,
  type WebError,
} from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao/conta.ts';
import { checkFrame } from './axe.ts';
import { KeptContext } from './kept-context.ts';
import { logRequests } from './request-log.ts';

type Fixtures = {
  /** The demonstration user without a page, for what needs none. */
  organiser: APIRequestContext;
  /** A page of somebody else: each call is another browser, of the same size, in which nobody is signed in. */
  another: () => Promise<Page>;
  /** Console errors that this test provokes: test.use({ expectedErrors: [/422/] }). */
  expectedErrors: RegExp[];
  /** A new context, for what no cleaning takes away: a clock, what was downloaded, another product's storage. */
  ownContext: boolean;
  /** It is asked for, or what the test sets cannot be set in an open one. */
  isOwnContext: boolean;
};

type WorkerFixtures = {
  /** The address of the product that the tests of this worker have to themselves. */
  product: string;
  /** What the tests of this worker open their pages in, one after another. */
  keptContext: KeptContext;
  /** The same for further people: as many as a test has asked for at once. */
  keptOthers: KeptContext[];
};

/** Console errors (violations of the security policy are among them) and uncaught exceptions. */
function collectErrors(context: BrowserContext, errors: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => errors.push(String(error.error()));
  context.on('console', onConsole);
  context.on('weberror', onError);
  return () => {
    context.off('console', onConsole);
    context.off('weberror', onError);
  };
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
  ownContext: [false, { option: true }],
  isOwnContext: async (
    { ownContext, locale, timezoneId, userAgent, javaScriptEnabled },
    use,
    { project },
  ) => {
    const usual = project.use;
    const isUsual =
      locale === usual.locale &&
      timezoneId === usual.timezoneId &&
      userAgent === usual.userAgent &&
      javaScriptEnabled;
    await use(ownContext || !isUsual);
  },
  keptContext: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const kept = new KeptContext();
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  keptOthers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const kept: KeptContext[] = [];
      await use(kept);
      for (const each of kept) await each.close();
    },
    { scope: 'worker' },
  ],
  // Cleaned by `context`, once what a failed test left on the screen is photographed.
  another: async ({ browser, context: _, keptOthers, product, isOwnContext }, use) => {
    let asked = 0;
    await use(async () => {
      if (isOwnContext) return (await browser.newContext()).newPage();
      const kept = keptOthers[asked] ?? new KeptContext();
      keptOthers[asked] = kept;
      asked += 1;
      return (await kept.take(browser, product)).newPage();
    });
  },
  context: async (
    { browser, keptContext, keptOthers, product, isOwnContext, expectedErrors },
    use,
    info,
  ) => {
    const context = isOwnContext
      ? await browser.newContext()
      : await keptContext.take(browser, product);
    const errors: string[] = [];
    const stops = [collectErrors(context, errors), logRequests(context, product, errors)];
    await use(context);
    for (const stop of stops) stop();
    if (info.status !== info.expectedStatus) await photograph(browser, info);
    const kept = [keptContext, ...keptOthers];
    if (info.errors.length > 0) for (const each of kept) await each.close();
    const others = browser.contexts().filter((each) => !kept.some((one) => one.owns(each)));
    await Promise.all(others.map((each) => each.close()));
    for (const each of kept) await each.clean();
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

/** Fails when axe finds anything on the page as it stands, in the light or in the dark theme. */
export async function axe(page: Page): Promise<void> {
  for (const frame of page.frames()) await checkFrame(page, frame);
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
