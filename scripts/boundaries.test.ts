import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** One forbidden import for each rule: file, its text, the rule that must refuse it. */
const PLANTED: readonly (readonly [string, string, string])[] = [
  ['engine/a.ts', "import 'node:fs';", 'engine-is-pure'],
  ['engine/b.ts', "import 'zod';", 'engine-is-pure'],
  ['textos/a.ts', "import '#engine/c.ts';", 'texts-are-alone'],
  ['regras/a.ts', "import '#contract/b.ts';", 'rules-are-pure'],
  ['contract/a.ts', "import 'node:path';", 'contract-is-schemas'],
  ['server/x.ts', "import '#web/page.ts';", 'server-and-web-are-strangers'],
  ['web/a.ts', "import '#server/app.ts';", 'web-does-not-know-the-server'],
  ['web/b.ts', "import type { App } from '#server/app.ts';", 'web-does-not-know-the-server'],
  ['server/ligas/a.ts', "import '#server/partidas/queries.ts';", 'feature-through-use-case'],
  ['server/http/a.ts', "import '#server/partidas/confirmar.ts';", 'ground-does-not-know-features'],
  ['server/ligas/b.ts', "import '#server/app.ts';", 'only-main-starts-the-app'],
  ['server/ligas/queries.ts', "import { open } from '#server/database/db.ts';", 'queries-take-tx'],
  ['web/routes/a/a.ts', "import '#web/routes/b/b.ts';", 'routes-are-islands'],
  [
    'web/routes/campeonato/jogos/a.ts',
    "import '#web/routes/campeonato/chaveamento/b.ts';",
    'tabs-are-islands',
  ],
  ['web/components/a.ts', "import '#web/routes/b/b.ts';", 'components-know-no-route'],
  ['server/y.ts', "import '#scripts/tool.ts';", 'product-does-not-need-its-tools'],
  ['server/z.ts', "import 'vite';", 'no-development-package-in-production'],
  ['web/c.ts', "import './d.ts';", 'no-cycles'],
  ['web/e.ts', "export type E = 1; await import('./f.ts');", 'no-cycles'],
  ['server/t.ts', "import './w.test.ts';", 'no-import-of-tests'],
  ['server/u.ts', "import './nowhere.ts';", 'no-unresolvable'],
  ['server/v.ts', "import './utils.ts';", 'no-bags'],
  ['server/helpers/a.ts', "import 'node:fs';", 'no-bags-at-the-edge'],
];

/** Imports that every rule must let through, and what the planted ones point at. */
const ALLOWED: readonly (readonly [string, string])[] = [
  ['engine/types.ts', 'export type Team = string;'],
  ['engine/c.ts', "import type { Team } from './types.ts'; export const t: Team = '';"],
  ['engine/c.test.ts', "import 'vite';"],
  ['regras/b.ts', "import 'zod'; import '#engine/c.ts'; import '#textos/b.ts';"],
  ['textos/b.ts', 'export {};'],
  ['contract/b.ts', "import 'zod'; import '#engine/c.ts'; import '#regras/b.ts';"],
  ['server/app.ts', "import './partidas/routes.ts'; export type App = 1;"],
  ['server/database/db.ts', 'export const open = 1; export type Tx = 1;'],
  [
    'server/partidas/queries.ts',
    "import type { Tx } from '#server/database/db.ts'; export const q = 1 as Tx;",
  ],
  ['server/partidas/routes.ts', "import './queries.ts'; import '#contract/b.ts';"],
  ['server/partidas/confirmar.ts', "import './queries.ts'; import '#server/database/db.ts';"],
  ['server/ligas/c.ts', "import '#server/partidas/confirmar.ts';"],
  ['server/utils.ts', 'export {};'],
  ['server/w.test.ts', 'export {};'],
  ['server/dev.ts', "await import('vite');"],
  ['scripts/tool.ts', "import '#server/app.ts';"],
  ['web/page.ts', "import '#contract/b.ts';"],
  ['web/d.ts', "import './c.ts';"],
  ['web/f.ts', "import type { E } from './e.ts'; export const f: E = 1;"],
  ['web/routes/campeonato/chaveamento/b.ts', "import '../partida/c.ts';"],
  ['web/routes/campeonato/partida/c.ts', 'export {};'],
  ['web/routes/b/b.ts', "import '#web/page.ts'; import './c.ts';"],
  ['web/routes/b/c.ts', 'export {};'],
  ['node_modules/zod/index.js', ''],
  ['node_modules/zod/package.json', '{"name":"zod","version":"1.0.0","main":"index.js"}'],
  ['node_modules/vite/index.js', ''],
  ['node_modules/vite/package.json', '{"name":"vite","version":"1.0.0","main":"index.js"}'],
];

const MANIFEST = JSON.stringify({
  type: 'module',
  imports: Object.fromEntries(
    ['engine', 'regras', 'textos', 'contract', 'server', 'web', 'scripts'].map((name) => [
      `#${name}/*`,
      `./${name}/*`,
    ]),
  ),
  dependencies: { zod: '1.0.0' },
  devDependencies: { vite: '1.0.0' },
});

let root: string;
let refused: Set<string>;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tabelao-boundaries-'));
  for (const [file, text] of [...PLANTED, ...ALLOWED, ['package.json', MANIFEST] as const]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', '.'],
    { cwd: root, encoding: 'utf8' },
  );
  type Violation = { from: string; rule: { name: string } };
  const { violations } = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary;
  refused = new Set(violations.map(({ from, rule }) => `${rule.name} ${from}`));
});

afterAll(() => rmSync(root, { recursive: true }));

test.each(PLANTED)('%s with %s is refused by %s', (file, _text, rule) => {
  expect(refused).toContain(`${rule} ${file}`);
});

test('nothing else is refused', () => {
  const wanted = new Set(PLANTED.map(([file, , rule]) => `${rule} ${file}`));
  const surprises = [...refused].filter((each) => !wanted.has(each));
  expect(surprises).toEqual([]);
});
