// Field shapes that more than one contract uses. Form bodies carry booleans as 1 or 0 and null as an
// empty string; the server turns '' into null before validation, so schemas see JSON-like values.
import { z } from 'zod';
import { LOCALES } from '#textos/locale.ts';

const TRUE = new Set<unknown>([true, 1, '1', 'true', 'on']);
const FALSE = new Set<unknown>([false, 0, '0', 'false', 'off']);

/** A boolean from JSON or from a form. */
export const booleano = z.preprocess((value) => {
  if (TRUE.has(value)) return true;
  if (FALSE.has(value)) return false;
  return value;
}, z.boolean());

export const email = z
  .string()
  .max(254)
  .pipe(z.email())
  .transform((text) => text.toLowerCase());

export const uuid = z.uuid();

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are decoration. */
export const codigo = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/));

export const locale = z.enum(LOCALES);

/** `?page=` of a list: anything that is not an integer from 1 up counts as 1 (as Laravel does). */
export const pagina = z
  .unknown()
  .optional()
  .transform((value) => {
    const page = Number(value);
    return Number.isSafeInteger(page) && page >= 1 ? page : 1;
  });
