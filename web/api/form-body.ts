// Bodies of forms: booleans become 1 or 0, null an empty string, arrays indexed fields, objects nested
// ones: times[0][nome]=Boa Hora. What is undefined is not sent.

type Field = readonly [name: string, value: string | Blob];

function textOf(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date) return value.toISOString();
  return String(value);
}

function isNested(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Date) &&
    !(value instanceof Blob)
  );
}

function fieldsOf(name: string, value: unknown): Field[] {
  if (value === undefined) return [];
  if (value instanceof Blob) return [[name, value]];
  if (!isNested(value)) return [[name, textOf(value)]];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(`${name}[${key}]`, inner));
}

/** Files stay files; everything else is text. */
export function formBody(values: Readonly<Record<string, unknown>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const field of fieldsOf(name, value)) body.append(...field);
  }
  return body;
}
