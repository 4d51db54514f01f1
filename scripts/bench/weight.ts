// First-load JavaScript: every script that a browser fetches for `/`, compressed with gzip.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser } from '#scripts/browser.ts';
import { startProduct } from '#scripts/product.ts';
import { printTable, verdict } from './figures.ts';

const WANTED_KIB = 135;

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

async function loadedScripts(url: string): Promise<Map<string, number>> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage();
    const bodies: Promise<[string, number]>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const name = new URL(response.url()).pathname;
      bodies.push(response.body().then((body) => [name, gzipSync(body, { level: 9 }).length]));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return new Map(await Promise.all(bodies));
  } finally {
    await browser.close();
  }
}

export async function benchWeight(): Promise<void> {
  const product = await startProduct();
  try {
    const scripts = await loadedScripts(product.url);
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    const rows = [...scripts]
      .sort(([, a], [, b]) => b - a)
      .map(([name, size]) => [name, kib(size)]);
    printTable([['scripts of /', 'KiB, gzip'], ...rows]);
    const isReached = total <= WANTED_KIB * 1024;
    console.log(
      `first-load JavaScript: ${kib(total)} KiB, ${verdict(isReached, `<= ${WANTED_KIB}`)}`,
    );
  } finally {
    await product.stop();
  }
}
