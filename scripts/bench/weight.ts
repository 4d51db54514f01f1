// First-load JavaScript: every script that a page names and its browser fetches, compressed with gzip.
// What it fetches besides, when it has nothing else to do, is printed beside it.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, requireFullBrowser } from '#scripts/browser.ts';
import { startProduct } from '#scripts/product.ts';
import { printTable, verdict } from './figures.ts';

const WANTED_KIB = 135;
const PAGES = ['/', '/ajuda', '/login'];

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

type Script = { readonly name: string; readonly bytes: number; readonly isFirstLoad: boolean };

async function loadedScripts(url: string): Promise<Script[]> {
  const browser = await chromium.launch({
    executablePath: requireFullBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    const html = await (await fetch(url)).text();
    const scripts: Promise<Script>[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      const name = new URL(request.url()).pathname;
      const isFirstLoad = html.includes(name);
      const body = request.response().then((response) => response?.body());
      scripts.push(
        body.then((bytes = Buffer.alloc(0)) => ({ name, isFirstLoad, bytes: zipped(bytes) })),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await Promise.all(scripts);
  } finally {
    await browser.close();
  }
}

const zipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;

const total = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

export async function benchWeight(): Promise<void> {
  const product = await startProduct();
  try {
    for (const path of PAGES) report(path, await loadedScripts(product.url + path));
  } finally {
    await product.stop();
  }
}

function report(path: string, scripts: readonly Script[]): void {
  const first = scripts.filter(({ isFirstLoad }) => isFirstLoad);
  const rows = first
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => [name, kib(bytes)]);
  printTable([[`scripts of ${path}`, 'KiB, gzip'], ...rows]);
  const reached = verdict(total(first) <= WANTED_KIB * 1024, `<= ${WANTED_KIB}`);
  const later = total(scripts) - total(first);
  console.log(`first-load JavaScript of ${path}: ${kib(total(first))} KiB, ${reached}`);
  console.log(`fetched later, when idle: ${kib(later)} KiB`);
}
