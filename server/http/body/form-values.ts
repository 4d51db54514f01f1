// A form has only texts: a boolean comes as 1 or 0, a number as its digits. The schema of the body says what
// each was. Only for forms; in JSON a text is a text.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body came as a form, so that everything in it is text. */
    isForm: boolean;
  }
}

type Schema = z.core.$ZodTypes;
type Fields = Readonly<Record<string, unknown>>;

const BOOLEANS: Readonly<Record<string, boolean>> = { 1: true, 0: false, true: true, false: false };
const DIGITS = /^-?\d{1,15}(\.\d{1,15})?$/;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function eachField(value: unknown, schemaOf: (name: string) => z.core.$ZodType | undefined) {
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => {
    const schema = schemaOf(name);
    return [name, schema ? fromForm(schema, item) : item];
  });
  return Object.fromEntries(entries);
}

function eachItem(value: unknown, schemaOf: (index: number) => z.core.$ZodType | undefined) {
  if (!Array.isArray(value)) return value;
  return value.map((item, index) => {
    const schema = schemaOf(index);
    return schema ? fromForm(schema, item) : item;
  });
}

/** The constant that is written like this; a text stays a text where that is one of them. */
function oneOf(constants: readonly unknown[], value: unknown): unknown {
  if (typeof value !== 'string' || constants.includes(value)) return value;
  if (value in BOOLEANS && constants.includes(BOOLEANS[value])) return BOOLEANS[value];
  return constants.find((each) => typeof each === 'number' && String(each) === value) ?? value;
}

/** The first kind that takes it. */
function firstThatFits(options: readonly z.core.$ZodType[], value: unknown): unknown {
  for (const option of options) {
    const converted = fromForm(option, value);
    if ((option as z.ZodType).safeParse(converted).success) return converted;
  }
  return value;
}

/** Of kinds told apart by a field, the one that it names; errors are then told of that kind. */
function ofItsKind(
  { options, discriminator }: z.core.$ZodDiscriminatedUnionDef,
  value: unknown,
): unknown {
  const kind = isFields(value) ? value[discriminator] : undefined;
  const option = options.find((each) => each._zod.propValues?.[discriminator]?.has(kind as string));
  return option ? fromForm(option, value) : value;
}

function fromForm(given: z.core.$ZodType, value: unknown): unknown {
  const { def } = (given as Schema)._zod;
  switch (def.type) {
    case 'boolean':
      return typeof value === 'string' ? (BOOLEANS[value] ?? value) : value;
    case 'number':
      return typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;
    case 'literal':
      return oneOf(def.values, value);
    case 'object':
      return eachField(value, (name) => def.shape[name]);
    case 'record':
      return eachField(value, () => def.valueType);
    case 'array':
      return eachItem(value, () => def.element);
    case 'tuple':
      return eachItem(value, (index) => def.items[index] ?? def.rest ?? undefined);
    case 'union':
      return 'discriminator' in def
        ? ofItsKind(def as z.core.$ZodDiscriminatedUnionDef, value)
        : firstThatFits(def.options, value);
    case 'pipe':
      return fromForm(def.in, value);
    case 'lazy':
      return fromForm(def.getter(), value);
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return fromForm(def.innerType, value);
    default:
      return value;
  }
}

export function markForm(request: FastifyRequest): void {
  request.isForm = true;
}

export function readFormValues(app: FastifyInstance): void {
  app.decorateRequest('isForm', false);
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.body;
    if (request.isForm && schema) request.body = fromForm(schema as z.ZodType, request.body);
  });
}
