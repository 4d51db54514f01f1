// The server asks nobody for an address that a person typed: only these files can open a connection, and
// where they connect to stands in the configuration.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSourceFiles } from '#scripts/source-files.ts';

const WAYS_OUT = [
  /(?<!\w)fetch\(/,
  /\b(https?|net|tls)\.(request|get|connect)\(/,
  /import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from 'node:(http|net)'/,
  /from '(node:(https|tls|dgram|http2)|undici|pg)'/,
  /import\('(openid-client|nodemailer)'\)/,
];

const connects = (text: string) => WAYS_OUT.some((way) => way.test(text));

const sources = listSourceFiles().filter(
  (file) => /^server\/.*\.ts$/.test(file) && !/\.test\.ts$|^server\/testing\//.test(file),
);

test('only the database, the mail server and the log-in providers are connected to', () => {
  const found = sources.filter((file) => connects(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual([
    'server/auth/providers.ts',
    'server/database/database.ts',
    'server/mail/transport.ts',
  ]);
});

test.each([
  'await fetch(foto)',
  "http.get('http://x')",
  "import { request } from 'node:https';",
  "import { createServer, request } from 'node:http';",
  "import { Agent } from 'undici';",
])('a file with %s would be noticed', (line) => {
  expect(connects(line)).toBe(true);
});
