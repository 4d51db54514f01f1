// The trail tells what happened. What the product acts on is a column or a table of its own, so nobody but the
// trail itself reads it; the export of personal data goes by the list of all tables and names none.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const OWN = 'server/historico/';
const USES = /\b(from|join|update|using|into)\s+historico\b/i;

const sources = globSync(['server/**/*.ts', 'scripts/**/*.ts'], {
  exclude: ['**/*.test.ts', 'server/testing/**'],
});

test('only the trail itself reads or writes the trail', () => {
  const users = sources.filter((file) => USES.test(readFileSync(file, 'utf8')));
  expect(users.filter((file) => file.startsWith(OWN))).not.toEqual([]);
  expect(users.filter((file) => !file.startsWith(OWN))).toEqual([]);
});
