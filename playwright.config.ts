import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser } from './scripts/browser.ts';

// This file runs once here and again in every worker, which inherits the browser's path and the
// data that e2e/prepare-data.ts made in between.
process.env.CHROMIUM_PATH ??= requireBrowser();
// A product that gives up on a slow disk would fail a journey.
process.env.PATIENCE ??= '12';

/** For all pages of a context: the next page finds it running, with the scripts that it knows. */
const ONE_PROCESS = '--renderer-process-limit=1';
/** A page lives for a second or two: what the optimising compilers make of its scripts is hardly ever run. */
const NO_OPTIMISING = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  globalSetup: './e2e/prepare-data.ts',
  outputDir: 'reports/browser',
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  // Timings decide nothing: these only end what hangs. No journey has others (scripts/journeys.test.ts).
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // Each has a browser and a product of its own. One more than there are cores: a journey waits a third of its time.
  workers: Math.min(availableParallelism() + 1, 4),
  forbidOnly: process.env.CI !== undefined,
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...BROWSER_FLAGS, ONE_PROCESS, NO_OPTIMISING],
    },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  },
  // A journey runs on a phone. Where the width of the screen decides what people see or do, it says so:
  // { tag: '@both-sizes' } or { tag: '@desktop' }.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: /@both-sizes|@desktop/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
