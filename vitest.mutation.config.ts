// Tests that mutants of the engine are tried with (`npm run mutation`). They are listed here and not in
// Stryker's `testFiles`: with that option it leaves mutants of constants switched off.
import { defineConfig } from 'vitest/config';

const RULES = [
  'standings',
  'separation',
  'tie-breakers',
  'tie-breakers-decide',
  'ledger',
  'match-result',
  'walkover',
  'withdrawal',
  'presets',
  'best-placed',
  'adjustments',
  'knockout',
  'bracket',
  'round-robin',
];

export default defineConfig({
  test: { include: RULES.map((name) => `engine/${name}.test.ts`), testTimeout: 20_000 },
});
