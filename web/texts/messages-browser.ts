// Brings texts to the browser: those of the page it shows, and with each further page or window what they
// need besides.
import type { Locale } from '#textos/locale.ts';
import type { TextPart } from '#textos/parts.ts';
import type { Tree } from '#textos/translate.ts';
import { toast } from '#web/notices/toast.ts';
import { textFile } from './text-files.ts';
import { makeTexts, type Texts, tabTexts } from './texts.tsx';

/** Grows while the tab is open: a translator looks into it anew for what it has not found before. */
type Growing = { [key: string]: Tree[string] };

type Held = { readonly tree: Growing; readonly parts: Set<TextPart>; readonly isWhole: boolean };

/** All that this tab has needed so far. */
const needed = new Set<TextPart>();

/** The language of the tab, and another one while it is changed. */
const held = new Map<Locale, Held>();

function heldIn(locale: Locale): Held {
  const known = held.get(locale);
  if (known) return known;
  const made: Held = { tree: {}, parts: new Set(), isWhole: false };
  held.set(locale, made);
  return made;
}

function merge(into: Growing, from: Tree): void {
  for (const [key, node] of Object.entries(from)) {
    const known = into[key];
    if (typeof known === 'object' && typeof node === 'object') merge(known as Growing, node);
    else into[key] = node;
  }
}

async function fetchTexts(url: string): Promise<Tree> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as Tree;
}

async function bring(locale: Locale): Promise<void> {
  const { tree, parts, isWhole } = heldIn(locale);
  const missing = isWhole ? [] : [...needed].filter((part) => !parts.has(part));
  await Promise.all(
    missing.map(async (part) => {
      merge(tree, await fetchTexts(textFile(locale, part)));
      parts.add(part);
    }),
  );
}

/** Before something is shown that needs them. Fails without a connection, as its code does. */
export async function bringTexts(parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await Promise.all([...held.keys()].map(bring));
}

/** In another language, all that this tab has needed. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  await bring(locale);
  return makeTexts(locale, heldIn(locale).tree);
}

/** What came by another way: all texts of a language. */
export function holdWhole(locale: Locale, tree: Tree): Texts {
  held.clear();
  held.set(locale, { tree, parts: new Set(), isWhole: true });
  return makeTexts(locale, tree);
}

export function logMissingTexts(locale: Locale, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a warning and nothing else
  console.warn(`Messages of ${locale} failed to load`, error);
}

/** For somebody who looks on: without the texts they are warned, and the tab keeps its language. */
export async function loadTextsOrWarn(locale: Locale): Promise<Texts | null> {
  try {
    return await loadTexts(locale);
  } catch (error) {
    if (locale !== tabTexts.get().locale) held.delete(locale);
    logMissingTexts(locale, error);
    toast.warning(tabTexts.get().t('shell.idioma.falhou'));
    return null;
  }
}

/** For code that comes late: what it shows has its texts when it is there. */
export const withTexts =
  <T>(parts: readonly TextPart[], load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), bringTexts(parts)]);
    return code;
  };
