// Finds the browser that the browser tests and Lighthouse drive; installs one when there is none.
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { installSystemPackage } from './system-package.ts';

/** A quiet Chromium: no sandbox (containers run as root) and no calls to the outside. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const HELP = `No Chromium was found and none could be installed.
Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium),
or say where it is: CHROMIUM_PATH=/path/to/chromium`;

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH=${chosen} does not start`);
  }
  const places = ['chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  );
  return [...places, chromium.executablePath()].find(runs);
}

function installBrowser(): void {
  console.log('No Chromium on this machine: installing one');
  const command = ['exec', '--', 'playwright', 'install', 'chromium'];
  spawnSync('npm', command, { stdio: 'ignore', timeout: 300_000 });
  if (!findBrowser()) installSystemPackage('chromium');
}

export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  installBrowser();
  const installed = findBrowser();
  if (!installed) throw new Error(HELP);
  return installed;
}

if (import.meta.main) console.log(requireBrowser());
