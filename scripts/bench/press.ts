// How long until a press works: on a line and a phone as slow as those that Lighthouse takes for a measure,
// from the start of the visit to the moment when React has taken the page over.
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser } from '#scripts/browser.ts';
import { startProduct } from '#scripts/product.ts';
import { median, printTable } from './figures.ts';
import { landingPages } from './pages.ts';

const VISITS = 5;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const SLOWER_PROCESSOR = 4;

type Visit = { readonly picture: number; readonly press: number };

async function visit(browser: Browser, url: string): Promise<Visit> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.taken !== undefined);
    return await page.evaluate(() => ({
      picture: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      press: performance.getEntriesByName('page-taken')[0]?.startTime ?? Number.NaN,
    }));
  } finally {
    await context.close();
  }
}

const seconds = (ms: number) => (ms / 1_000).toFixed(2);

export async function benchPress(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const rows: string[][] = [];
    for (const { name, path } of await landingPages(product.url)) {
      const visits: Visit[] = [];
      for (let n = 0; n < VISITS; n += 1) visits.push(await visit(browser, product.url + path));
      const presses = visits.map(({ press }) => press);
      const picture = median(visits.map((each) => each.picture));
      rows.push([name, seconds(picture), seconds(median(presses)), seconds(Math.max(...presses))]);
    }
    printTable([['slow line, seconds until', 'picture', 'a press works', 'worst'], ...rows]);
  } finally {
    await browser.close();
    await product.stop();
  }
}
