import { vi } from 'vitest';

/** Waits until a check holds: long enough for a busy machine, for timings decide nothing. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
