import { expect, test } from 'vitest';
import { checkDocument } from './check-docs.ts';

const repository = {
  files: ['README.md', 'docs/glossary.md', 'server/app.ts', 'server/sessao/routes.ts', '.ci/run'],
  scripts: new Set(['test', 'start', 'db:reset']),
  generated: ['build'],
};

const check = (text: string, file = 'README.md') => checkDocument(repository, file, text);

test.each([
  'The app is `server/app.ts`.',
  'Look into `server/` and `docs/`.',
  'One of `server/<feature>/routes.ts`.',
  'All of `server/**/*.ts`.',
  'The file `routes.ts` of a feature.',
  'CI runs `.ci/run`.',
  'Run `npm test` or `npm run db:reset`, after `npm ci`.',
  'It answers `application/json` to `GET /api/user`.',
  'Compiled into `build/client/x.js`.',
  'See [words](docs/glossary.md#top) and [the web](https://example.org/a.md).',
  '```sh\nnpm ci && npm start\n```',
  '```tree\nserver/      the app\n  app.ts     what it is\n  sessao/\n    routes.ts\n```',
])('%j passes', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['a file', 'See `server/gone.ts`.', 'server/gone.ts'],
  ['a misspelt folder', 'See `sever/app.ts`.', 'sever/app.ts'],
  ['a folder', 'See `server/gone/`.', 'server/gone/'],
  ['a file without its folder', 'See `gone.ts`.', 'gone.ts'],
  ['a pattern', 'See `server/<feature>/gone.ts`.', 'server/<feature>/gone.ts'],
  ['a script', 'Run `npm run gone`.', 'npm run gone'],
  ['a script in a block', '```sh\nnpm run gone\n```', 'npm run gone'],
  ['a path in a block', '```sh\nnode server/gone.ts\n```', 'server/gone.ts'],
  ['an entry of a drawing', '```tree\nserver/\n  gone.ts  x\n```', 'server/gone.ts'],
  ['the target of a link', 'See [this](docs/gone.md).', 'docs/gone.md'],
])('%s that does not exist is reported', (_what, text, missing) => {
  expect(check(text)).toEqual([`README.md: ${missing} does not exist`]);
});

test('links are relative to their document', () => {
  expect(check('See [words](glossary.md).', 'docs/architecture.md')).toEqual([]);
  expect(check('See [words](glossary.md).')).toHaveLength(1);
});
