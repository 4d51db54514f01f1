// Finds the browser that the browser tests and the bench drive; installs one when there is none.
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

/** Debian's name of the shell: the same engine without a window around it, at half the cost per page. */
const SHELL = 'chromium-headless-shell';
const FULL = ['chromium', 'chromium-browser', 'google-chrome'];

const HELP = `No Chromium was found and none could be installed.
Install one (Debian: apt-get install ${SHELL}; elsewhere: npx playwright install chromium),
or say where it is: CHROMIUM_PATH=/path/to/chromium`;

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

const installed = (names: readonly string[]) => names.map((name) => `/usr/bin/${name}`).find(runs);

const findShell = () => installed([SHELL]);
const findFull = () => installed(FULL) ?? [chromium.executablePath()].find(runs);

/** The one that somebody has said. */
function findChosen(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !runs(chosen)) throw new Error(`CHROMIUM_PATH=${chosen} does not start`);
  return chosen;
}

function install(name: string): void {
  console.log(`No ${name} on this machine: installing it`);
  if (installSystemPackage(name)) return;
  const command = ['exec', '--', 'playwright', 'install', 'chromium'];
  spawnSync('npm', command, { stdio: 'ignore', timeout: 300_000 });
}

function required(path: string | undefined): string {
  if (!path) throw new Error(HELP);
  return path;
}

/** What drives the journeys: the shell, or a whole browser where that is the one there is. */
export function requireBrowser(): string {
  const chosen = findChosen() ?? findShell();
  if (chosen) return chosen;
  if (process.env.CI || !findFull()) install(SHELL);
  return required(findShell() ?? findFull());
}

if (import.meta.main) console.log(requireBrowser());
