// Lighthouse with its mobile preset, each page five times and its median. It is fetched for the run:
// installed, it would be the heaviest package of all.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { BROWSER_FLAGS, requireBrowser } from '#scripts/browser.ts';
import { startProduct } from '#scripts/product.ts';
import { median, verdict } from './figures.ts';
import { type LandingPage, landingPages } from './pages.ts';

const PACKAGE = 'lighthouse@13.5.0';
const RUNS = 5;
const WANTED = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

type Category = keyof typeof WANTED;

const CATEGORIES = Object.keys(WANTED) as Category[];
/** What varies from run to run; the others look at what the page is. */
const VARIES: readonly Category[] = ['performance'];

type Audit = {
  readonly score: number | null;
  readonly title: string;
  readonly numericValue?: number;
};
type Report = {
  readonly categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit | undefined>>;
  readonly environment: { readonly benchmarkIndex: number };
};

/** The parts of the packages that are used; they are not installed here. */
type Lighthouse = {
  default(url: string, flags: object): Promise<{ readonly lhr: Report } | undefined>;
};
type Launcher = {
  launch(options: object): Promise<{ readonly port: number; kill(): unknown }>;
};

async function fetchPackage(folder: string): Promise<[Lighthouse, Launcher]> {
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...quiet, PACKAGE]);
  const { resolve } = createRequire(join(folder, 'node_modules/lighthouse/package.json'));
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  return [await load('lighthouse'), await load('chrome-launcher')];
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** Audits that cost points in the categories that should have all. */
function complaints({ categories, audits }: Report): string[] {
  return CATEGORIES.filter((name) => !VARIES.includes(name)).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} (${id})`),
  );
}

/**
 * Where performance is lost: paint, blocking and shift; and how quick the machine was in that moment by Lighthouse's
 * own measure. Its mobile preset slows down four times what it finds, and expects a quick desktop (1,500 and more).
 */
function tellingOf(runs: readonly Report[]): string {
  const middle = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const first = (middle('first-contentful-paint') / 1_000).toFixed(1);
  const largest = (middle('largest-contentful-paint') / 1_000).toFixed(1);
  const blocking = middle('total-blocking-time').toFixed(0);
  const shift = middle('cumulative-layout-shift').toFixed(3);
  const index = median(runs.map(({ environment }) => environment.benchmarkIndex)).toFixed(0);
  const times = `first paint ${first} s, largest ${largest} s, blocking ${blocking} ms`;
  return `${times}, shift ${shift}; machine ${index}`;
}

function lineOf(name: string, runs: readonly Report[]): string {
  const scores = CATEGORIES.map((category) => {
    const known = runs.flatMap(({ categories }) => categories[category] ?? []);
    return { category, middle: median(known.map(({ score }) => percent(score))) };
  });
  const isReached = scores.every(({ category, middle }) => middle >= WANTED[category]);
  const words = scores.map(({ category, middle }) => `${category} ${middle}`).join(', ');
  const wanted = verdict(isReached, Object.values(WANTED).join(', '));
  return `${name}: ${words}, ${wanted}; ${tellingOf(runs)}`;
}

/** All categories once, then what varies. */
async function auditOften(
  lighthouse: Lighthouse,
  url: string,
  { port, isUnlisted }: { port: number; isUnlisted: boolean | undefined },
): Promise<readonly Report[]> {
  await (await fetch(url)).text();
  const runs: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const onlyCategories = run === 0 ? CATEGORIES : VARIES;
    const skipAudits = isUnlisted ? ['is-crawlable'] : [];
    const flags = { port, onlyCategories, skipAudits, output: 'json', logLevel: 'error' };
    const result = await lighthouse.default(url, flags);
    if (result) runs.push(result.lhr);
  }
  return runs;
}

async function auditAll(
  url: string,
  pages: readonly LandingPage[],
  [lighthouse, launcher]: readonly [Lighthouse, Launcher],
): Promise<void> {
  const chrome = await launcher.launch({
    // Without a window: that of a whole browser has pages of its own, which load while ours is measured.
    chromePath: requireBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
    // As on the phones of those who use it.
    envVars: { ...process.env, TZ: BRASILIA },
  });
  try {
    console.log(`mobile, median of ${RUNS}`);
    const { port } = chrome;
    for (const { name, path, isUnlisted } of pages) {
      const runs = await auditOften(lighthouse, url + path, { port, isUnlisted });
      console.log(lineOf(name, runs));
      for (const text of runs[0] ? complaints(runs[0]) : []) console.log(`  ${text}`);
    }
  } finally {
    await chrome.kill();
  }
}

export async function benchLighthouse(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-lighthouse-'));
  const product = await startProduct();
  try {
    await auditAll(product.url, await landingPages(product.url), await fetchPackage(folder));
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
