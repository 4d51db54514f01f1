// The accessibility check. What it costs is looking for the contrast of each text, so each look is measured once.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

type Violations = AxeResults['violations'];
type Axe = typeof import('axe-core');

// The package that wraps axe for Playwright sends it several times and opens a page for each answer.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The looks whose contrast one of the workers has measured, in both themes: the width of the screen and a number. */
const MEASURED = process.env.E2E_LOOKS ?? '';

function looksAt(width: number): number[] {
  if (!existsSync(MEASURED)) return [];
  const lines = readFileSync(MEASURED, 'utf8').split('\n');
  return lines
    .map((line) => line.split(' '))
    .flatMap(([at, look]) => (at === String(width) ? [Number(look)] : []));
}

function addLooks(width: number, looks: readonly number[]): void {
  if (MEASURED) appendFileSync(MEASURED, looks.map((look) => `${width} ${look}\n`).join(''));
}

/**
 * In the page: marks one text of each look that is not known, and gives these looks. Two texts look alike when
 * they and all that they lie in have the same classes, styles and states. What cannot be seen now is left for later.
 */
function markNew(known: readonly number[]): number[] {
  const STATE =
    /^(?:class|style|type|disabled|open|data-.+|aria-(?:current|disabled|expanded|invalid|pressed|selected))$/;
  const hashes = new Map<Element, number>();
  const hashOf = (element: Element): number => {
    const before = hashes.get(element);
    if (before !== undefined) return before;
    const states = [...element.attributes].filter(({ name }) => STATE.test(name));
    const own = states.map(({ name, value }) => `${name}=${value.slice(0, 200)}`).sort();
    const parent = element.parentElement ? hashOf(element.parentElement) : 0;
    const text = `${parent}>${element.localName}:${own.join()}:${element.matches(':checked, label:has(:checked), :has(> :checked)')}`;
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) | 0;
    hashes.set(element, hash);
    return hash;
  };
  const seen = new Set(known);
  const fresh: number[] = [];
  const consider = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const hash = hashOf(element);
    if (seen.has(hash)) return;
    seen.add(hash);
    fresh.push(hash);
    element.setAttribute('data-axe-new', '');
  };
  for (const root of document.querySelector(':modal')
    ? document.querySelectorAll(':modal')
    : [document.body]) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (parentElement && nodeValue?.trim()) consider(parentElement);
    }
    root.querySelectorAll('input, select, textarea').forEach(consider);
  }
  return fresh;
}

/** In the page: all rules, or only the contrast of what is marked. */
async function run(isContrastAlone: boolean): Promise<Violations> {
  const { axe } = window as unknown as { axe: Axe };
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-axe-new]' }] });
  // A modal dialog puts the rest of the page out of reach.
  const modals = [...document.querySelectorAll<HTMLElement>(':modal')];
  const results = await axe.run(modals.length > 0 ? { include: modals } : document, {
    ...(isContrastAlone && { runOnly: ['color-contrast'] }),
    resultTypes: ['violations'],
  });
  return results.violations;
}

const unmark = () => {
  for (const element of document.querySelectorAll('[data-axe-new]')) {
    element.removeAttribute('data-axe-new');
  }
};

/** Fails when axe finds anything in it. */
export async function checkFrame(page: Page, frame: Frame): Promise<void> {
  const look = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = (await frame.evaluate(run, colorScheme === 'dark')).map(
      ({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }),
    );
    expect(found, `axe, ${colorScheme} theme`).toEqual([]);
  };
  const hasScript = await frame.evaluate(() => 'axe' in window);
  if (!hasScript) await frame.evaluate(SOURCE);
  const width = await frame.evaluate(() => innerWidth);
  const fresh = await frame.evaluate(markNew, looksAt(width));
  await look('light');
  // What another theme can change is the contrast alone.
  if (fresh.length > 0) await look('dark');
  addLooks(width, fresh);
  await frame.evaluate(unmark);
}
