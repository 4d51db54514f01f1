// Tests that mutants of the engine are tried with (`npm run mutation`). They are listed here and not in
// Stryker's `testFiles`: with that option it leaves mutants of constants switched off.
import { defineConfig } from 'vitest/config';

const RULES = [
  'tables/standings',
  'tables/separation',
  'tables/tie-breakers',
  'tables/tie-breakers-decide',
  'tables/ledger',
  'match/match-result',
  'match/walkover',
  'tables/withdrawal',
  'presets',
  'tables/best-placed',
  'tables/adjustments',
  'knockout/single-elimination',
  'knockout/bracket',
  'calendar/round-robin',
];

export default defineConfig({
  test: { include: RULES.map((name) => `engine/${name}.test.ts`), testTimeout: 20_000 },
});
