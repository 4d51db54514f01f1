// Reading request bodies: JSON and forms into one shape. Strings are trimmed (not passwords), '' becomes
// null, and text that the database cannot hold is refused before anything looks at it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/errors.ts';
import { decodeForm, FORBIDDEN_NAMES, MalformedForm } from './form.ts';
import { markForm, readFormValues } from './form-values.ts';
import { overrideMethods, takeOverride } from './method-override.ts';
import { fieldsOf, MULTIPART, parseForm } from './multipart.ts';

const UNTRIMMED = new Set(['password', 'password_confirmation', 'current_password']);
const MAX_DEPTH = 32;
/** A form that stands for another method may bring the largest file that any route takes. */
const LARGEST_FORM = 2_010_000;

function cleanText(text: string, key: string): string | null {
  if (text.includes('\0') || !text.isWellFormed()) throw new MalformedForm('text not storable');
  const clean = UNTRIMMED.has(key) ? text : text.trim();
  return clean === '' ? null : clean;
}

function cleanBody(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value, key);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) throw new MalformedForm('too deep');
  if (Array.isArray(value)) return value.map((item) => cleanBody(item, key, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (FORBIDDEN_NAMES.has(name)) throw new MalformedForm('forbidden field name');
      return [name, cleanBody(item, name, depth + 1)];
    }),
  );
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decodeText(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new MalformedForm('not UTF-8');
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedForm('not JSON');
  }
}

type Parse = (text: string, request: FastifyRequest) => unknown;

const PARSERS: Readonly<Record<string, Parse>> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': (text, request) => {
    markForm(request);
    return decodeForm(new URLSearchParams(text));
  },
};

export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const [type, parse] of Object.entries(PARSERS)) {
    app.addContentTypeParser(
      type,
      { parseAs: 'buffer' },
      async (request: FastifyRequest, bytes: Buffer) =>
        cleanBody(parse(decodeText(bytes), request)),
    );
  }
  const { bodyLimit = LARGEST_FORM } = app.initialConfig;
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
    async (request: FastifyRequest, bytes: Buffer) => {
      const form = await parseForm(bytes, request.headers['content-type'] ?? '');
      if (takeOverride(request, form, bytes)) return undefined;
      if (bytes.length > bodyLimit) throw new AppError('corpo_grande_demais');
      const fields = fieldsOf(form);
      markForm(request);
      decodeText(bytes);
      return cleanBody(decodeForm(fields));
    },
  );
  overrideMethods(app);
  readFormValues(app);
}
