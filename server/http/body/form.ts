// Form bodies, as the client's encoder writes them: campo=1, lista[0]=a, times[0][nome]=b. Decoded into
// the same shape that a JSON body has, with bounds on fields, depth and index, and no way to reach a
// prototype. The time it takes grows with the size of the body and no faster.

const MAX_DEPTH = 5;
const MAX_INDEX = 1_000;
/** A list of 512 names with a handful of fields each fits. */
const MAX_FIELDS = 5_000;
const MAX_NAME = 200;
/** Names that reach an object's prototype. */
export const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

export class MalformedForm extends Error {
  readonly statusCode: number = 400;
}

class TooManyFields extends MalformedForm {
  override readonly statusCode = 413;
}

/** A map knows its size: numbering `lista[]` by counting keys would read the whole list for each entry. */
type Branch = Map<string, unknown>;

function pathOf(name: string): string[] {
  if (name.length > MAX_NAME) throw new MalformedForm('field name too long');
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw new MalformedForm(`field name not understood: ${name.slice(0, 40)}`);
  const [, head = '', rest = ''] = match;
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')];
  if (path.length > MAX_DEPTH) throw new MalformedForm('too deep');
  if (path.some((word) => FORBIDDEN_NAMES.has(word)))
    throw new MalformedForm('forbidden field name');
  return path;
}

function insert(root: Branch, path: readonly string[], value: unknown): void {
  let branch = root;
  for (const word of path.slice(0, -1)) {
    if (!branch.has(word)) branch.set(word, new Map());
    const next = branch.get(word);
    if (!(next instanceof Map)) throw new MalformedForm('field is both a value and a group');
    branch = next;
  }
  const last = path.at(-1) ?? '';
  const key = last === '' ? String(branch.size) : last;
  if (branch.has(key)) throw new MalformedForm('duplicate field');
  branch.set(key, value);
}

/** Groups whose keys are 0, 1, 2… become lists; gaps are closed, so sparse indexes cost nothing. */
function settle(node: unknown): unknown {
  if (!(node instanceof Map)) return node;
  const keys: string[] = [...node.keys()];
  if (keys.length > 0 && keys.every((key) => /^\d{1,6}$/.test(key))) {
    if (keys.some((key) => Number(key) > MAX_INDEX)) throw new MalformedForm('index too large');
    return keys.sort((a, b) => Number(a) - Number(b)).map((key) => settle(node.get(key)));
  }
  return Object.fromEntries(keys.map((key) => [key, settle(node.get(key))]));
}

export function decodeForm(fields: Iterable<readonly [string, unknown]>): unknown {
  const root: Branch = new Map();
  let count = 0;
  for (const [name, value] of fields) {
    count += 1;
    if (count > MAX_FIELDS) throw new TooManyFields('too many fields');
    insert(root, pathOf(name), value);
  }
  return Object.fromEntries([...root].map(([key, node]) => [key, settle(node)]));
}
