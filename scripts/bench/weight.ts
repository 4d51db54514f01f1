// What each page costs somebody who comes for the first time, as a browser counts it: scripts until a press
// works and those that follow in idle time, texts, and requests. The bytes are those that came over the line.
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser } from '#scripts/browser.ts';
import { startProduct } from '#scripts/product.ts';
import { printTable } from './figures.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { landingPages } from './pages.ts';

/** Wanted of the pages of a championship. */
const MOST_KIB = { scripts: 135, idleScripts: 40, texts: 10 };
const MOST_REQUESTS = 20;

const inKib = (bytes: number) => bytes / 1024;

function rowOf(name: string, weight: PageWeight): string[] {
  const { scripts, idleScripts, texts, requests } = weight;
  const isReached =
    inKib(scripts) <= MOST_KIB.scripts &&
    inKib(idleScripts) <= MOST_KIB.idleScripts &&
    inKib(texts) <= MOST_KIB.texts &&
    requests <= MOST_REQUESTS;
  return [
    name,
    ...[scripts, idleScripts, texts].map((bytes) => inKib(bytes).toFixed(1)),
    String(requests),
    isReached ? 'reached' : 'MISSED',
  ];
}

const HEAD = [
  'KiB as they come',
  `scripts (<= ${MOST_KIB.scripts})`,
  `in idle time (<= ${MOST_KIB.idleScripts})`,
  `texts (<= ${MOST_KIB.texts})`,
  `requests (<= ${MOST_REQUESTS})`,
  '',
];

export async function benchWeight(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const rows: string[][] = [];
    for (const { name, path } of await landingPages(product.url)) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      rows.push(rowOf(name, await weighPage(context, product.url + path)));
      await context.close();
    }
    printTable([HEAD, ...rows]);
  } finally {
    await browser.close();
    await product.stop();
  }
}
