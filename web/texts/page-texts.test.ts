// Every text that the code of a page can show is in the parts that the page loads. This reads the code: all
// files that a page imports, and in them every key, also those with a place for a word.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { isInPart, TEXT_PARTS, type TextPart } from '#textos/parts.ts';
import type { Tree } from '#textos/translate.ts';
import { FRAMES, PAGES } from '#web/pages.ts';

const ROOT = join(import.meta.dirname, '../..');

function keysOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, node]) => {
    const key = path ? `${path}.${name}` : name;
    const isText = typeof node === 'string' || typeof node.other === 'string';
    return isText ? [key] : keysOf(node as Tree, key);
  });
}

const KEYS = keysOf(MESSAGES['pt-BR']);

type Node = { readonly type?: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** `a.${b}.c` may be each key that fits; what does not begin like a key is none. */
function keysLike(pieces: readonly string[]): string[] {
  if (!/^[a-z_]+\./.test(pieces[0] ?? '')) return [];
  const pattern = pieces.map((piece) => piece.replaceAll('.', '\\.')).join('[^.]+');
  if (/[^\w.\\^[\]+]/.test(pattern)) return [];
  const fits = new RegExp(`^${pattern}$`);
  return KEYS.filter((key) => fits.test(key));
}

/** Code that comes late, with the parts that are fetched with it. */
type Late = { readonly file: string; readonly parts: readonly string[] };

type Read = { readonly imports: string[]; readonly late: Late[]; readonly keys: Set<string> };

/** Code that stays on the server (`.server.ts`) says its words there: the build keeps it out of the browser. */
function fileOf(from: string, name: unknown): string | null {
  if (typeof name !== 'string' || !/^[#.].*\.tsx?$/.test(name)) return null;
  if (name.endsWith('.server.ts')) return null;
  return name.startsWith('#') ? join(ROOT, name.slice(1)) : resolve(dirname(from), name);
}

const isCall = (node: Node, name: string) =>
  node.type === 'CallExpression' && isNode(node.callee) && node.callee.value === name;

function stringsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  if (!isNode(node)) return [];
  if (node.type === 'StringLiteral') return [String(node.value)];
  return Object.values(node).flatMap(stringsIn);
}

function isOnlyTypes({ typeOnly, specifiers }: Node): boolean {
  const named = specifiers as Node[];
  return typeOnly === true || (named.length > 0 && named.every((each) => each.isTypeOnly));
}

/** The keys that a string or a template may be. */
function keysIn(node: Node): string[] {
  if (node.type === 'StringLiteral') return keysLike([String(node.value)]);
  if (node.type !== 'TemplateLiteral' || !node.quasis) return [];
  return keysLike((node.quasis as Node[]).map(({ raw }) => String(raw)));
}

function readImport(node: Node, file: string, into: Read, parts: readonly string[]): void {
  if (node.type === 'ImportDeclaration') {
    const imported = fileOf(file, (node.source as Node).value);
    if (imported && !isOnlyTypes(node)) into.imports.push(imported);
  }
  if (node.type === 'CallExpression' && (node.callee as Node).type === 'Import') {
    const late = fileOf(file, stringsIn(node.arguments)[0]);
    if (late) into.late.push({ file: late, parts });
  }
}

function read(node: unknown, file: string, into: Read, parts: readonly string[] = []): void {
  if (Array.isArray(node)) {
    for (const each of node) read(each, file, into, parts);
    return;
  }
  if (!isNode(node)) return;
  readImport(node, file, into, parts);
  for (const key of keysIn(node)) into.keys.add(key);
  const own = isCall(node, 'withTexts') ? stringsIn((node.arguments as Node[])[0]) : parts;
  for (const child of Object.values(node)) read(child, file, into, own);
}

const known = new Map<string, Read>();

function readFile(file: string): Read {
  const found = known.get(file);
  if (found) return found;
  const made: Read = { imports: [], late: [], keys: new Set() };
  known.set(file, made);
  const tree = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
  });
  read(tree.body, file, made);
  return made;
}

/** All that is there when this file is: itself and what it imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of readFile(file).imports) withImports(imported, seen);
  return seen;
}

/** `file: key` of each text that none of the parts has; then of what comes late, with its own parts too. */
function missing(start: string, parts: readonly string[], seen = new Set<string>()): string[] {
  if (seen.has(start)) return [];
  seen.add(start);
  return [...withImports(start)].flatMap((file) => {
    const { keys, late } = readFile(file);
    const lost = [...keys].filter((key) => !parts.some((part) => isInPart(part as TextPart, key)));
    return [
      ...lost.map((key) => `${file.slice(ROOT.length + 1)}: ${key}`),
      ...late.flatMap((each) => missing(each.file, [...parts, ...each.parts], seen)),
    ];
  });
}

const web = (file: string) => join(ROOT, 'web', file);

describe('the reader finds', () => {
  const inSource = (source: string) => {
    const into: Read = { imports: [], late: [], keys: new Set() };
    read(parseSync(source, { syntax: 'typescript', tsx: true }).body, web('x.tsx'), into);
    return into;
  };

  test('a key, and each that a template may be', () => {
    expect([...inSource("t('shell.produto')").keys]).toEqual(['shell.produto']);
    const themes = inSource('t(`shell.tema.$' + '{theme}`)').keys;
    expect(themes.size).toBeGreaterThan(2);
    expect([...themes].every((key) => key.startsWith('shell.tema.'))).toBe(true);
  });

  test('what is imported, now and later, but no types', () => {
    const { imports, late } = inSource(
      "import type { A } from './a.ts'; import { b } from './b.ts'; const c = withTexts(['ficha'], () => import('./c.tsx'));",
    );
    expect(imports).toEqual([web('b.ts')]);
    expect(late).toEqual([{ file: web('c.tsx'), parts: ['ficha'] }]);
  });

  test('a text that a page lacks', () => {
    expect(missing(web('routes/login/login.tsx'), ['base'])).toContain(
      'web/routes/login/login.tsx: login.titulo',
    );
  });
});

test.each(['root.tsx', 'entry.client.tsx'])('%s shows texts of every page', (file) => {
  expect(missing(web(file), ['base'])).toEqual([]);
});

test.each(PAGES)('the page $path loads all texts that it can show', ({ file, frame, texts }) => {
  const outer = FRAMES.filter(
    ({ id }) => id === frame || id === FRAMES.find((one) => one.id === frame)?.frame,
  );
  for (const each of [...outer.map((one) => one.file), file]) {
    expect(missing(web(each), ['base', ...texts])).toEqual([]);
  }
});

test('every part is loaded by a page or with what comes late', () => {
  const late = [...known.values()].flatMap((each) => each.late.flatMap(({ parts }) => parts));
  const used = new Set<string>(['base', ...PAGES.flatMap(({ texts }) => texts), ...late]);
  expect(Object.keys(TEXT_PARTS).filter((part) => !used.has(part))).toEqual([]);
});

test('every beginning in a part begins a key', () => {
  const beginnings = Object.values(TEXT_PARTS)
    .flat()
    .map((each) => each.replace('-', ''));
  const empty = beginnings.filter(
    (each) => !KEYS.some((key) => key === each || key.startsWith(`${each}.`)),
  );
  expect(empty).toEqual([]);
});
