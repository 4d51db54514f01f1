// Laws for every route, read from the routes themselves: a new endpoint is covered as soon as it exists.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeAdmin } from '#server/testing/cena.ts';
import { makeApp } from './app.ts';
import { ENDPOINTS } from './docs/openapi.ts';
import { testApp } from './testing/app.ts';
import { dump } from './testing/dump.ts';
import { uuidv7 } from './uuid.ts';

const t = testApp();

/** Where it is noted that somebody was refused. */
const NOTES = ['auditoria', 'limites'];

/** First words of paths that the specification prescribes, and the part of the product they are in. */
const PRESCRIBED: Readonly<Record<string, string>> = {
  sanctum: 'sessao',
  login: 'sessao',
  logout: 'sessao',
  user: 'sessao',
  'forgot-password': 'senha',
  'reset-password': 'senha',
};

/** Words behind the uuid of a match that are a part of the product of their own. */
const OF_A_MATCH: Readonly<Record<string, string>> = {
  propostas: 'propostas',
  ocorrencias: 'ocorrencias',
  mensagens: 'mensagens',
  informes: 'informes',
  contestacao: 'contestacoes',
  veredito: 'contestacoes',
  caso: 'contestacoes',
  juizes: 'juizes',
  sumula: 'sumula',
  escalacao: 'escalacao',
  lances: 'lances',
  provas: 'provas',
};

/** The last word of the address that has a folder: `/api/campeonatos/:id/sorteio` is `server/sorteio/`. */
function folderOf(path: string): string {
  const words = path.replace(/^\/(api\/)?/, '').split('/');
  const [first = ''] = words;
  // One sheet for whatever stands before it.
  if (words.at(-1) === 'compartilhar') return 'compartilhar';
  if (first === 'partidas') return OF_A_MATCH[words[2] ?? ''] ?? first;
  if (first !== 'campeonatos') return PRESCRIBED[first] ?? first;
  const about = words[words[1] === ':id' ? 2 : 1] ?? first;
  return existsSync(new URL(`./${about}/`, import.meta.url)) ? about : first;
}

const address = (path: string) => path.replace(/:\w+/g, uuidv7());

/** What carries a secret of its own needs no token: mesa/acesso.test.ts. */
const unsafe = ENDPOINTS.filter(({ entry }) => entry.method !== 'GET' && entry.access !== 'link');

describe('every endpoint', () => {
  test('of the contract is answered by the app', async () => {
    for (const { entry } of ENDPOINTS) {
      expect(t.app.hasRoute({ method: entry.method, url: entry.path }), entry.path).toBe(true);
    }
  });

  test('stands in the contract file and server folder of its area', () => {
    for (const { tag, entry } of ENDPOINTS) {
      expect(tag, entry.path).toBe(folderOf(entry.path));
      expect(existsSync(new URL(`./${tag}/routes.ts`, import.meta.url)), tag).toBe(true);
    }
  });

  test('is bound once, by name, in the routes of its folder', () => {
    for (const { name, tag } of ENDPOINTS) {
      const source = readFileSync(new URL(`./${tag}/routes.ts`, import.meta.url), 'utf8');
      const bindings = source.match(new RegExp(`\\bservices, \\w+\\.${name},`, 'g')) ?? [];
      expect(bindings, name).toHaveLength(1);
    }
  });

  test('that is not public answers 401 to a guest', async () => {
    const guest = await t.guest();
    for (const { entry } of ENDPOINTS.filter(({ entry }) => entry.access !== 'public')) {
      const answer = await guest.send(entry.method, address(entry.path));
      expect(answer.statusCode, entry.path).toBe(401);
    }
  });
});

describe('a route', () => {
  test('that does not say who may call it is refused', async () => {
    const app = await makeApp(t.config, t.db, { pages: 'none' });
    expect(() => app.get('/segredo', async () => 'x')).toThrow('does not declare its access');
    await app.close();
  });
});

describe('every unsafe endpoint', () => {
  test('refuses a request without token, with a foreign token, and from another origin', async () => {
    const ana = await t.signedIn();
    const bia = await t.signedIn();
    const foreign = bia.cookies.get('XSRF-TOKEN');
    const before = await dump(t, NOTES);
    for (const { entry } of unsafe) {
      const url = address(entry.path);
      const cases = [
        [419, { 'x-xsrf-token': undefined }],
        [419, { 'x-xsrf-token': 'abc.def' }],
        [419, { 'x-xsrf-token': foreign }],
        [403, { origin: 'https://outro.example' }],
        [403, { origin: undefined }],
        [403, { 'sec-fetch-site': 'cross-site' }],
        [403, { 'sec-fetch-site': 'same-site' }],
      ] as const;
      for (const [status, headers] of cases) {
        const answer = await ana.send(entry.method, url, { headers });
        expect(answer.statusCode, `${entry.method} ${url} ${JSON.stringify(headers)}`).toBe(status);
      }
    }
    // Nothing was written: Ana is still logged in, although logging out was among the calls.
    expect(await dump(t, NOTES)).toBe(before);
    expect((await ana.get('/api/user')).statusCode).toBe(200);
    expect((await ana.post('/api/logout')).statusCode, 'the control: her own token').toBe(204);
    expect(await dump(t, NOTES)).not.toBe(before);
  });
});

describe('GET and HEAD', () => {
  test('change nothing', async () => {
    const ana = await t.signedIn({ isAdmin: true });
    // Who is refused is written down: she may read all of it.
    await makeAdmin(t, ana);
    const before = await dump(t);
    for (const { entry } of ENDPOINTS.filter(({ entry }) => entry.method === 'GET')) {
      await ana.get(address(entry.path));
      await ana.send('HEAD', address(entry.path));
    }
    expect(await dump(t)).toBe(before);
  });
});

describe('GET /api/docs', () => {
  test('describes every endpoint', async () => {
    const guest = await t.guest();
    const { paths } = (await guest.get('/api/docs/openapi.json')).json();
    for (const { name, entry } of ENDPOINTS) {
      const path = paths[entry.path.replace(/:(\w+)/g, '{$1}')];
      expect(path?.[entry.method.toLowerCase()].operationId).toBe(name);
    }
    const page = await guest.get('/api/docs');
    expect(page.body).toContain('POST /api/login');
  });
});
