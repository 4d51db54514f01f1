import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser } from './scripts/browser.ts';

// This file runs once here and again in every worker. Workers inherit the browser's path, and the
// addresses of the products that e2e/start-product.ts started in between.
process.env.CHROMIUM_PATH ??= requireBrowser();
const { E2E_URL, E2E_URL_PHONE, E2E_URL_DESKTOP } = process.env;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  globalSetup: './e2e/start-product.ts',
  outputDir: 'reports/browser',
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  // Generous, because timings decide nothing: the accessibility check of a long page takes its time on
  // a machine that is busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A fault of ours fails twice; a machine that was busy for a moment does not. Flaky ones are named.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: process.env.CI !== undefined,
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: BROWSER_FLAGS },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: {
        baseURL: E2E_URL ?? E2E_URL_PHONE,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      use: { baseURL: E2E_URL ?? E2E_URL_DESKTOP, viewport: { width: 1440, height: 900 } },
    },
  ],
});
