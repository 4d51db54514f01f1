// Work that is done after the answer: what kinds there are and what each needs to know. A job's data is
// ids and addresses, never a secret: links and tokens are made when the job runs.
import type { z } from 'zod';

export type Job<Data> = {
  /** Name in the table; the words before the dot name the feature. */
  readonly tipo: `${string}.${string}`;
  readonly dados: z.ZodType<Data>;
  /** How often it is tried before it is given up. */
  readonly tentativas: number;
};

const USUAL_ATTEMPTS = 8;

export function job<Data>(
  tipo: Job<Data>['tipo'],
  dados: z.ZodType<Data>,
  { tentativas = USUAL_ATTEMPTS } = {},
): Job<Data> {
  return { tipo, dados, tentativas };
}

const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 4 * 60 * 60;

/** 15 s, 1 min, 4 min, 16 min, then an hour and more. */
export function waitAfter(attempt: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 4 ** (attempt - 1), LONGEST_WAIT_SECONDS);
}
