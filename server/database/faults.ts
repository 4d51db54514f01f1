// What an error of the driver means: nobody answered, it took too long, or two transactions met.

/** The database did not answer: not the caller's fault, worth trying again soon. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** It neither answers nor refuses (see `pulse.ts`). */
export class SilentDatabase extends Error {
  override name = 'SilentDatabase';
}

const UNAVAILABLE_CODES = /^(08|57P|53|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|25P03)/;
const UNAVAILABLE_TEXTS = /timeout|terminated|Connection ended|not queryable|connection error/i;

/** Waited too long for a lock, or ran too long. The connection is as good as before. */
const TOO_LATE_CODES = new Set<unknown>(['55P03', '57014']);

/** A deadlock, or rows that another transaction changed meanwhile: from the start it works. */
const CONFLICT_CODES = new Set<unknown>(['40P01', '40001']);

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

export const isTooLate = (error: unknown) => TOO_LATE_CODES.has(codeOf(error));

export const isConflict = (error: unknown) => CONFLICT_CODES.has(codeOf(error));

/** The driver has no code for it. */
export function isSilent(error: unknown): error is Error {
  if (error instanceof SilentDatabase) return true;
  return error instanceof Error && error.message === 'Query read timeout';
}

export function isBroken(error: unknown): error is Error {
  const code = codeOf(error);
  if (typeof code === 'string') return UNAVAILABLE_CODES.test(code);
  // Errors of the driver itself carry no code.
  return isSilent(error) || (error instanceof Error && UNAVAILABLE_TEXTS.test(error.message));
}
