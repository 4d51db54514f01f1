// The server asks nobody for an address that a person typed: only these files can open a connection, and
// where they connect to stands in the configuration. Then the same with the network cut.
import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { listSourceFiles } from '#scripts/source-files.ts';
import { ENDPOINTS, type NamedEndpoint } from './docs/openapi.ts';
import { type SignedIn, testApp } from './testing/app.ts';
import { makeCampeonato } from './testing/campeonato.ts';
import { testMailbox } from './testing/mailbox.ts';
import { watchNetwork } from './testing/network-watch.ts';

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

test('only the database, the mail server, the log-in providers and push services are connected to', () => {
  const found = sources.filter((file) => connects(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual([
    'server/auth/providers.ts',
    'server/database/database.ts',
    'server/database/in-one-piece.ts',
    'server/database/listen.ts',
    'server/database/pulse.ts',
    'server/database/transaction.ts',
    'server/database/tx.ts',
    // Scripts of these run in a browser: the embedded frame, a printed sheet, the demonstration of a card's frame and
    // what shows the stream.
    'server/embed/pagina.ts',
    'server/imprimir/oferta-da-mesa.ts',
    'server/mail/transport.ts',
    'server/pagamentos/demonstracao/quadro.ts',
    'server/push/push.ts',
    'server/transmissao/tela.ts',
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

describe('with the network cut', () => {
  const t = testApp();
  const mailbox = testMailbox(t);
  const ADDRESS = 'http://alvo.example/x.png';
  let watch: ReturnType<typeof watchNetwork>;

  beforeAll(() => {
    watch = watchNetwork();
  });
  afterAll(() => watch.end());

  /** Every field that the endpoint has, each of them an address. */
  function addressesFor({ entry }: NamedEndpoint): Record<string, string> {
    const { shape = {} } = (
      entry.method === 'GET' ? {} : (entry.body ?? {})
    ) as Partial<z.ZodObject>;
    const names = [...Object.keys(shape), 'url', 'foto', 'escudo', 'redirect', 'webhook'];
    return Object.fromEntries(names.map((name) => [name, ADDRESS]));
  }

  async function walk(ana: SignedIn): Promise<void> {
    const guest = await t.guest();
    const password = 'quatro cavalos azuis';
    const form = { password, password_confirmation: password, nascimento: '1990-01-01' };
    const email = 'bia@alvo.example';
    const answer = await guest.post('/api/registrar', { ...form, nome: ADDRESS, email });
    expect(answer.statusCode, answer.body).toBe(201);
    await mailbox.linkFor(email);
    expect((await guest.post('/api/forgot-password', { email })).statusCode).toBe(200);
    await mailbox.linkFor(email, 2);
    const id = await makeCampeonato(ana, { nome: ADDRESS });
    const names = { participantes: [{ nome: ADDRESS }, { nome: 'alvo.example' }] };
    const added = await ana.post(`/api/campeonatos/${id}/participantes/lista`, names);
    expect(added.statusCode, added.body).toBe(201);
    const notice = await ana.post(`/api/campeonatos/${id}/avisos`, { texto: ADDRESS });
    expect(notice.statusCode, notice.body).toBe(201);
    expect((await ana.get(`/api/campeonatos/${id}`)).statusCode).toBe(200);
    await mailbox.settled();
  }

  test('people come, write addresses wherever one can write, and nobody is asked for them', async () => {
    const ana = await t.signedIn();
    await walk(ana);
    for (const endpoint of ENDPOINTS) {
      const { method, path } = endpoint.entry;
      const query = new URLSearchParams({ url: ADDRESS, redirect: ADDRESS });
      const url = `${path.replace(/:\w+/g, encodeURIComponent(ADDRESS))}?${query}`;
      const person = await t.signedIn();
      const request = method === 'GET' ? {} : { body: addressesFor(endpoint) };
      const { statusCode } = await person.send(method, url, request);
      expect(statusCode, `${method} ${path}`).toBeLessThan(500);
    }
    expect(watch.noted).toEqual([]);
  });

  test('whoever did ask would be noted, and get nothing', async () => {
    await expect(fetch(ADDRESS)).rejects.toThrow();
    await expect(async () => lookup('nome.example')).rejects.toThrow('the network is cut');
    expect(() => connect(80, '192.0.2.1')).toThrow('the network is cut');
    expect(watch.noted).toEqual(['alvo.example', 'nome.example', '192.0.2.1']);
  });
});
