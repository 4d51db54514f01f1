// Form bodies, as the client's encoder writes them: campo=1, lista[0]=a, times[0][nome]=b. Decoded into
// the same shape that a JSON body has, with bounds on depth and index, and no way to reach a prototype.

const MAX_DEPTH = 5;
const MAX_INDEX = 1_000;
/** Names that reach an object's prototype. */
export const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

export class MalformedForm extends Error {
  readonly statusCode = 400;
}

type Branch = { [key: string]: Node };
type Node = unknown | Branch;

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw new MalformedForm(`field name not understood: ${name.slice(0, 40)}`);
  const [, head = '', rest = ''] = match;
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')];
  if (path.length > MAX_DEPTH) throw new MalformedForm('too deep');
  if (path.some((word) => FORBIDDEN_NAMES.has(word)))
    throw new MalformedForm('forbidden field name');
  return path;
}

function isBranch(node: Node): node is Branch {
  return typeof node === 'object' && node !== null && Object.getPrototypeOf(node) === null;
}

function insert(root: Branch, path: readonly string[], value: unknown): void {
  let branch = root;
  for (const word of path.slice(0, -1)) {
    branch[word] ??= Object.create(null);
    const next = branch[word];
    if (!isBranch(next)) throw new MalformedForm('field is both a value and a group');
    branch = next;
  }
  const last = path.at(-1) ?? '';
  const key = last === '' ? String(Object.keys(branch).length) : last;
  if (key in branch) throw new MalformedForm('duplicate field');
  branch[key] = value;
}

/** Groups whose keys are 0, 1, 2… become lists; gaps are closed, so sparse indexes cost nothing. */
function settle(node: Node): unknown {
  if (!isBranch(node)) return node;
  const keys = Object.keys(node);
  if (keys.length > 0 && keys.every((key) => /^\d{1,6}$/.test(key))) {
    if (keys.some((key) => Number(key) > MAX_INDEX)) throw new MalformedForm('index too large');
    return keys.sort((a, b) => Number(a) - Number(b)).map((key) => settle(node[key]));
  }
  return Object.fromEntries(keys.map((key) => [key, settle(node[key])]));
}

export function decodeForm(fields: Iterable<readonly [string, unknown]>): unknown {
  const root: Branch = Object.create(null);
  for (const [name, value] of fields) insert(root, pathOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, node]) => [key, settle(node)]));
}
