// A page can be seen before its script has come. What a journey presses in between is lost, but only on a
// busy machine: so it is looked for in what they say, not in what they do.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSourceFiles } from './source-files.ts';

const LOAD = /\b(\w+)\.(?:goto|reload|goBack)\(/;
const ACT =
  /\.(?:click|fill|press|pressSequentially|check|uncheck|selectOption|setInputFiles|focus|hover|dragTo)\(/;
/** The journey has no script, or is about what happens before it. */
const NO_SCRIPT = /javaScriptEnabled: false|\bwithoutScript\(|waitUntil: 'commit'/;
const NO_SCRIPT_HERE = /^ +test\.use\(\{ javaScriptEnabled: false \}\)/;

const indent = (line: string) => line.search(/\S/);

/** From the head of the block in which a line stands to the end of it. */
function blockOf(lines: readonly string[], at: number): [number, number] {
  const own = indent(lines[at] ?? '');
  const isOutside = (line: string) => line !== '' && indent(line) < own;
  const end = lines.findIndex((line, index) => index > at && isOutside(line));
  return [lines.findLastIndex((line, index) => index < at && isOutside(line)), end];
}

function isWithoutScript(lines: readonly string[], at: number): boolean {
  const [start, end] = blockOf(lines, at);
  if (NO_SCRIPT.test(lines.slice(start, end).join('\n'))) return true;
  const before = lines.slice(0, at);
  return before.findLastIndex((line) => NO_SCRIPT_HERE.test(line)) > before.lastIndexOf('});');
}

/** The lines of whole loads after which something is pressed before `ready` or an `open...` has waited. */
function hasty(text: string): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, page] = LOAD.exec(line) ?? [];
    if (page === undefined || isWithoutScript(lines, at)) return [];
    const waits = new RegExp(`\\b(?:ready|open\\w+)\\(${page}\\b|\\b${page}\\.(?:goto|reload)\\(`);
    const rest = lines.slice(at + 1, blockOf(lines, at)[1]);
    const [first] = rest.filter((next) => ACT.test(next) || waits.test(next));
    return first !== undefined && !waits.test(first) ? [at + 1] : [];
  });
}

const journeys = () => listSourceFiles().filter((path) => /^e2e\/.+\.ts$/.test(path));

test('no journey presses anything before the script of the page has come', () => {
  expect(journeys().length).toBeGreaterThan(30);
  const found = journeys().flatMap((path) =>
    hasty(readFileSync(path, 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});

const PLANTED = [
  ["  await page.goto('/');", "  await page.getByRole('button').click();"],
  ["  await player.goto('/');", '  await ready(page);', "  await field(player).fill('a');"],
  ['  await page.reload();', '  await expect(title).toBeVisible();', '  await box.check();'],
];

test('who does is found, and who waits, reads or has no script is not', () => {
  const inTest = (lines: readonly string[], ...rest: string[]) =>
    ["test('x', async ({ page }) => {", ...lines, ...rest, '});'].join('\n');
  for (const lines of PLANTED) {
    expect(hasty(inTest(lines)), lines.join('\n')).toEqual([2]);
    const [load = '', ...acts] = lines;
    const page = /player/.test(load) ? 'player' : 'page';
    expect(hasty(inTest([load, `  await ready(${page});`, ...acts]))).toEqual([]);
    expect(hasty(inTest([load, '  await expect(title).toBeVisible();']))).toEqual([]);
    expect(hasty(inTest(lines, '  use({ javaScriptEnabled: false });'))).toEqual([]);
  }
});

/** What the harness sets back in a kept context, or what makes it open a new one. */
const FOR_ALL = /^(?:expectedErrors|ownContext|locale|timezoneId|userAgent|javaScriptEnabled)$/;
/** What would stay in a kept context; the same methods of a page go with the page. */
const STAYS = /\bcontext(?:\(\))?\.(?:addInitScript|expose\w+|route\w*|set(?:Extra|Geo)\w+)\(/;
/** It has a context of its own, or takes away what another product keeps. */
const CLEANS = /ownContext: true|afterEach\([^;]+;[^;]+;[^;]*'Storage\.clearDataForOrigin'/;
/** A clock, and storage at the address of another product. */
const NEEDS_OWN = /\.clock\.|\bgoto\([`${]*product\.url/;

test('no journey leaves anything in the browser context that the next one gets', () => {
  const found = journeys().flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const used = [...text.matchAll(/test\.use\(\{\s*(\w+)/g)].map(([, option = '']) => option);
    const unknown = used.filter((option) => !FOR_ALL.test(option));
    const own = CLEANS.test(text) ? [] : (NEEDS_OWN.exec(text) ?? []);
    return [...unknown, ...own, ...(STAYS.exec(text) ?? [])].map((what) => `${path}: ${what}`);
  });
  expect(found).toEqual([]);
});

test('no journey has a patience of its own, which would be too short on a slow machine', () => {
  const own = /\btest\.(?:setTimeout|slow)\(|\b(?:expect|poll|toPass|to[A-Z]\w+)\([^\n]*\btimeout:/;
  const found = journeys().filter((path) => own.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});
