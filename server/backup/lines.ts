// A backup is one compressed file of lines of JSON: what it is, every row of every table, every picture that
// people sent, and at the end how much of each there must be. One without its last line is not whole.
import { createHash } from 'node:crypto';

export const FORMAT = 1;

/** How many rows or files, and a sum over them that does not depend on their order. */
export type Sum = { readonly count: number; readonly digest: string };

export type BackupLine =
  | { readonly format: number; readonly made: string; readonly migrations: readonly string[] }
  | { readonly table: string; readonly rows: readonly string[] }
  | { readonly file: string; readonly base64: string }
  | { readonly sums: Readonly<Record<string, Sum>> };

const BYTES = 32;

export class Summing {
  #count = 0;
  readonly #digest = Buffer.alloc(BYTES);

  add(text: string): void {
    const own = createHash('sha256').update(text).digest();
    for (let at = 0; at < BYTES; at += 1)
      this.#digest[at] = (this.#digest[at] ?? 0) ^ (own[at] ?? 0);
    this.#count += 1;
  }

  get sum(): Sum {
    return { count: this.#count, digest: this.#digest.toString('hex') };
  }
}

/** One for each name. */
export class Sums {
  readonly #all = new Map<string, Summing>();

  of(name: string): Summing {
    const found = this.#all.get(name) ?? new Summing();
    this.#all.set(name, found);
    return found;
  }

  get all(): Record<string, Sum> {
    const sums = [...this.#all].map(([name, { sum }]) => [name, sum] as const);
    return Object.fromEntries(sums.filter(([, { count }]) => count > 0));
  }
}

/** The pictures under DATA_DIR/upload count as one table. */
export const FILES = 'upload';
