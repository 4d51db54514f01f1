// Lighthouse with its mobile preset. It is fetched for the run: installed, it would be the heaviest
// package of all.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_FLAGS, requireFullBrowser } from '#scripts/browser.ts';
import { startProduct } from '#scripts/product.ts';
import { median, printTable } from './figures.ts';

const PACKAGE = 'lighthouse@13.5.0';
const RUNS = 3;
const PAGES = ['/', '/ajuda'];
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

type Scores = Record<string, number>;
type Report = { readonly categories: Record<string, { readonly score: number | null }> };

async function audit(url: string, file: string): Promise<Scores> {
  const options = [
    `--only-categories=${Object.keys(WANTED).join(',')}`,
    `--chrome-flags=${['--headless=new', ...BROWSER_FLAGS].join(' ')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, ...options],
    { env: { ...process.env, CHROME_PATH: requireFullBrowser() } },
  );
  const { categories } = JSON.parse(await readFile(file, 'utf8')) as Report;
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}

async function auditOften(url: string): Promise<Scores[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-lighthouse-'));
  try {
    await fetch(url);
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await audit(url, join(folder, `${run}.json`)));
    return runs;
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function benchLighthouse(): Promise<void> {
  const product = await startProduct();
  try {
    const rows: string[][] = [];
    for (const path of PAGES) {
      const runs = await auditOften(product.url + path);
      for (const [name, wanted] of Object.entries(WANTED)) {
        const scores = runs.map((run) => run[name] ?? 0);
        const isReached = median(scores) >= wanted;
        rows.push([
          `${path} ${name}`,
          String(median(scores)),
          String(Math.min(...scores)),
          `>= ${wanted}`,
          isReached ? 'reached' : 'MISSED',
        ]);
      }
    }
    printTable([['Lighthouse, mobile', 'median', 'worst', 'wanted', ''], ...rows]);
  } finally {
    await product.stop();
  }
}
