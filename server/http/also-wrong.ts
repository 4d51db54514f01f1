// Rules that the contract cannot see are checked too when it refuses a body, on the fields that are in order:
// whoever fills in a form hears of everything at once.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, type FieldMessage } from './errors.ts';
import { localeOf, texts } from './locale.ts';
import type { Services } from './services.ts';
import { InvalidInput, validationsOf } from './validation.ts';

export type Problems = Readonly<Record<string, FieldMessage>>;

/** What else is wrong with a body that was refused, by field. */
export type AlsoWrong = (services: Services, body: unknown) => Promise<Problems>;

/** The fields that are as the contract says, each looked at by itself. */
export function soundFields<S extends z.ZodObject>(
  { shape }: S,
  body: unknown,
): Partial<z.output<S>> {
  const given = Object(body) as Record<string, unknown>;
  const sound = Object.entries(shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const parsed = field.safeParse(given[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(sound) as Partial<z.output<S>>;
}

/** The refusal of the contract, with what else is wrong; what it said itself about a field stays. */
export async function wholeRefusal(
  services: Services,
  request: FastifyRequest,
  alsoWrong: AlsoWrong,
): Promise<Error | undefined> {
  const { validationError: error, body } = request;
  if (!(error instanceof InvalidInput) || error.part !== 'body') return error;
  const said = validationsOf(error.issues, texts[localeOf(request)]);
  const validations = { ...(await alsoWrong(services, body)), ...said };
  return new AppError('dados_invalidos', { validations });
}
