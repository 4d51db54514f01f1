import type { Problema } from '#regras/montagem/problemas.ts';
import { AppError } from '#server/http/errors.ts';

/** Names each setting that does not fit so many participants. */
export function formatoRecusado(problemas: readonly Problema[]): AppError {
  const validations = problemas.map(({ path, ...message }) => [path, message] as const);
  return new AppError('dados_invalidos', { validations: Object.fromEntries(validations) });
}
