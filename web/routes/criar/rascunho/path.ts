// Places in the settings by their dotted path, the way the server names them: 'fases.0.tabela.wo.gols'.

export function valueAt(source: unknown, path: string): unknown {
  let value = source;
  for (const word of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[word];
  }
  return value;
}

/** A copy with another value at this place; `undefined` takes the field away. */
export function withValue<T>(source: T, path: string, value: unknown): T {
  const [word = '', ...rest] = path.split('.');
  const inner =
    rest.length === 0
      ? value
      : withValue((source as Record<string, unknown>)[word] ?? {}, rest.join('.'), value);
  if (Array.isArray(source)) {
    return source.map((item, index) => (index === Number(word) ? inner : item)) as T;
  }
  const copy = { ...(source as Record<string, unknown>), [word]: inner };
  if (inner === undefined) delete copy[word];
  return copy as T;
}
