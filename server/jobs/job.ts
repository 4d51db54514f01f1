// Work that is done after the answer: what kinds there are and what each needs to know. A job's data is
// ids and addresses, never a secret: links and tokens are made when the job runs.
import type { z } from 'zod';

/**
 * Each lane has workers of its own, so that a mail never waits behind anything else, and one about an account (`correio`)
 * not behind those that tell of matches (`avisos`).
 */
export const FILAS = ['correio', 'avisos', 'aovivo', 'geral', 'rankings'] as const;
export type Fila = (typeof FILAS)[number];

export type Job<Data> = {
  /** Name in the table; the words before the dot name the feature. */
  readonly tipo: `${string}.${string}`;
  readonly dados: z.ZodType<Data>;
  readonly fila: Fila;
  /** How often it is tried before it is given up. */
  readonly tentativas: number;
};

const USUAL_ATTEMPTS = 8;

export function job<Data>(
  tipo: Job<Data>['tipo'],
  dados: z.ZodType<Data>,
  { tentativas = USUAL_ATTEMPTS, fila = 'geral' as Fila } = {},
): Job<Data> {
  return { tipo, dados, fila, tentativas };
}

/** A job that sends a mail. */
export function carta<Data>(
  tipo: Job<Data>['tipo'],
  dados: z.ZodType<Data>,
  { tentativas = USUAL_ATTEMPTS, fila = 'correio' as Fila } = {},
): Job<Data> {
  return job(tipo, dados, { tentativas, fila });
}

const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 4 * 60 * 60;

/** 15 s, 1 min, 4 min, 16 min, then an hour and more. */
export function waitAfter(attempt: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 4 ** (attempt - 1), LONGEST_WAIT_SECONDS);
}

/** Only what kind of error it was: its text may quote an address or a piece of the data. */
export function nameOfError(error: unknown): string {
  const { name = 'Error', code = '', responseCode = '' } = error as Record<string, unknown>;
  return [name, code, responseCode].filter(Boolean).join(' ');
}

export type Log = {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
};
