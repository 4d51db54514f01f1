// Small files and small functions: past the limit a thing is split by what it is about.
// A file without any function is a table of data or of text and may be as long as its subject. Small folders,
// too: with more sources than one sees at a glance, a folder is several subjects.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync } from '@swc/core';
import { listSourceFiles } from './source-files.ts';

const FILE_LINES = 400;
const TEST_FILE_LINES = 600;
const FUNCTION_LINES = 60;
const COMPONENT_LINES = 120;
const FOLDER_SOURCES = 25;

const CHECKED = /\.(ts|tsx|mjs|css)$/;
const EXEMPT = /(^|\/)(fixtures|textos)\//;
const TEST = /\.test\.tsx?$/;
const FUNCTION =
  /^(Function(Declaration|Expression)|ArrowFunctionExpression|(Class|Private)Method|MethodProperty)$/;

type Node = {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [key: string]: unknown;
};
type Found = { readonly name: string; readonly line: number; readonly lines: number };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nameOf(node: Node, parent: Node | undefined): string {
  const named = [node.identifier, node.key, parent?.id, parent?.key].find(isNode);
  return typeof named?.value === 'string' ? named.value : 'a function';
}

function findFunctions(text: string, isTsx: boolean): Found[] {
  const bytes = Buffer.from(text);
  // Positions of the parser count bytes from 1.
  const lineAt = (position: number) =>
    bytes
      .subarray(0, position - 1)
      .toString()
      .split('\n').length;
  const found: Found[] = [];
  const visit = (value: unknown, parent?: Node): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = isNode(value) ? value : parent;
    if (isNode(value) && FUNCTION.test(value.type)) {
      const line = lineAt(value.span.start);
      found.push({ name: nameOf(value, parent), line, lines: lineAt(value.span.end) - line + 1 });
    }
    for (const child of Object.values(value)) visit(child, node);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: isTsx }).body);
  return found;
}

/** One line for each thing in the file that is longer than it may be. */
export function checkSizes(file: string, text: string): string[] {
  if (!CHECKED.test(file) || EXEMPT.test(file)) return [];
  const isTsx = file.endsWith('.tsx');
  const isTest = TEST.test(file);
  const functions = file.endsWith('.css') ? undefined : findFunctions(text, isTsx);
  const problems: string[] = [];
  const lines = text.trimEnd().split('\n').length;
  const limit = isTest ? TEST_FILE_LINES : FILE_LINES;
  if (lines > limit && functions?.length !== 0)
    problems.push(`${file}: ${lines} lines, at most ${limit}`);
  if (isTest) return problems;
  for (const { name, line, lines } of functions ?? []) {
    const most = isTsx && /^[A-Z]/.test(name) ? COMPONENT_LINES : FUNCTION_LINES;
    if (lines > most) problems.push(`${file}:${line}: ${name} has ${lines} lines, at most ${most}`);
  }
  return problems;
}

const SOURCE = /(?<!\.d)\.(ts|tsx|mjs)$/;

/** One line for each folder with too many sources of its own; tests, styles and data are no sources. */
export function checkFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!SOURCE.test(file) || TEST.test(file) || EXEMPT.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FOLDER_SOURCES)
    .map(([folder, count]) => `${folder}: ${count} sources, at most ${FOLDER_SOURCES}`);
}

if (import.meta.main) {
  const files = listSourceFiles();
  const problems = [
    ...files.flatMap((file) => checkSizes(file, readFileSync(file, 'utf8'))),
    ...checkFolders(files),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
