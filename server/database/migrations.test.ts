// While a new release starts, processes of the one before still serve: a migration adds (expand), and only a
// later release takes away what nobody uses any more (contract). Such a file says so in its first lines:
// `-- contract: since release of 2026-12-01 nothing reads …`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../migrations/', import.meta.url);

/** Of the first release: before it there was none to keep working. */
const LAST_OF_FIRST_RELEASE = '0056';

const TAKES_AWAY: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|view|function|schema)\b/i, 'drops'],
  [/\brename\b/i, 'renames'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b/i, 'makes a column mandatory'],
  [
    /\badd\s+column\b(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(default|generated)\b)/i,
    'adds a mandatory column',
  ],
  [
    /\b(bigserial|serial|generated\s+\w+\s+as\s+identity)\b/i,
    'has a counter, which no backup carries',
  ],
];

const CONTRACT = /^--\s*contract:\s*since release .+/im;

const withoutComments = (text: string) => text.replaceAll(/--.*$/gm, '');

function problemsOf(text: string): string[] {
  if (CONTRACT.test(text)) return [];
  const statements = withoutComments(text);
  return TAKES_AWAY.filter(([pattern]) => pattern.test(statements)).map(([, what]) => what);
}

const later = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name.slice(0, 4) > LAST_OF_FIRST_RELEASE)
  .sort();

test('every migration since the first release takes nothing away from the release before', () => {
  const found = later.flatMap((name) =>
    problemsOf(readFileSync(new URL(name, FOLDER), 'utf8')).map((what) => `${name} ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'drop table avisos;',
  'alter table usuarios drop column senha;',
  'alter table usuarios rename column nome to apelido;',
  'alter table usuarios alter column nome type varchar(10);',
  'alter table usuarios alter column foto set not null;',
  'alter table usuarios add column idade integer not null;',
  'create table x (id bigserial primary key);',
])('a migration that does is noticed: %s', (text) => {
  expect(problemsOf(text)).not.toEqual([]);
  const told = `-- contract: since release of 2026-12-01 nothing reads it\n${text}`;
  expect(problemsOf(told)).toEqual([]);
});

test.each([
  'alter table usuarios add column idade integer;',
  "alter table usuarios add column cor text not null default 'azul';",
  'alter table usuarios add column feita boolean not null generated always as (true) stored;',
  'create table x (id uuid primary key, nome text not null);',
  '-- drop table avisos;',
])('one that adds is not: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
