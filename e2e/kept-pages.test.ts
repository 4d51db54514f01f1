// Pages for guests are kept for a second and answered from what is kept. Nobody may notice, except by
// how quick it is.
import { request as ask } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from './harness.ts';

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** A plain request: the browser would add headers and unpack the answer. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(new URL(path, process.env.E2E_URL), { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Without what differs between renderings: one that is more than a second old is made anew. */
const plain = ({ body }: Answer) => body.toString().replaceAll(/ nonce="[^"]*"/g, '');

/** A page that nobody has asked for yet. */
const uniquePath = () => `/ajuda?q=vez${Math.random()}`;

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);

test('the first answer and the kept ones are the same', async () => {
  const path = uniquePath();
  const [first, ...kept] = [await get(path), await get(path), await get(path)];
  const fields = ({ headers: { date, ...rest } }: Answer) => rest;
  for (const answer of kept) {
    expect(plain(answer)).toBe(plain(first as Answer));
    expect(fields(answer)).toEqual(fields(first as Answer));
  }
});

test('what many get carries no nonce that could be learnt, and no script but its own', async () => {
  const answer = await get(uniquePath());
  expect(policyOf(answer)).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(policyOf(answer)).not.toMatch(/nonce|unsafe-(inline|eval)[^;]*script/);
});

test('what one visitor gets carries a new nonce each time', async () => {
  const own = { Cookie: 'sid=gabcdef' };
  const nonces: string[] = [];
  for (const answer of [await get('/ajuda', own), await get('/ajuda', own)]) {
    const [, nonce = ''] = /'nonce-([\w-]{22})' 'strict-dynamic'/.exec(policyOf(answer)) ?? [];
    expect(answer.body.toString()).toContain(`nonce="${nonce}"`);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(2);
});

test('compressed for who can read it, whole for who cannot', async () => {
  const path = uniquePath();
  const whole = await get(path);
  const zipped = await get(path, { 'Accept-Encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.headers.vary).toContain('Accept-Encoding');
  expect(plain({ ...zipped, body: gunzipSync(zipped.body) })).toBe(plain(whole));
  expect((await get(path, { 'Accept-Encoding': 'gzip;q=0' })).headers['content-encoding']).toBe(
    undefined,
  );
});

test('each language and each theme has its own', async () => {
  const path = uniquePath();
  const language = async (headers: Record<string, string>) =>
    /<html lang="([\w-]+)"/.exec((await get(path, headers)).body.toString())?.[1];
  expect(await language({})).toBe('pt-BR');
  expect(await language({ 'Accept-Language': 'en' })).toBe('en');
  expect(await language({ Cookie: 'i18n_redirected=en' })).toBe('en');
  expect(await language({})).toBe('pt-BR');
  const dark = await get(path, { Cookie: 'tema=dark' });
  expect(dark.body.toString()).not.toBe((await get(path)).body.toString());
});

test('somebody who is signed in gets their own page, and nobody else gets it', async ({
  organiser,
}) => {
  const path = `/?vez=${Math.random()}`;
  expect((await get(path)).body.toString()).not.toContain('Bom te ver');
  const { cookies } = await organiser.storageState();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const own = await get(path, { Cookie });
  expect(own.body.toString()).toContain('Bom te ver');
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect((await get(path)).body.toString()).not.toContain('Bom te ver');
});

test('a guest in the middle of something has a page of their own', async () => {
  const path = `/login/social?vez=${Math.random()}`;
  const own = await get(path, { Cookie: 'sid=gabcdef' });
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect((await get(path)).headers['cache-control']).toBe('no-cache');
  expect((await get(path, { Cookie: 'sid=gabcdef' })).headers['cache-control']).toBe(
    'private, no-store',
  );
});

test('what is not there under the API is told in JSON, not as a page', async () => {
  for (const path of ['/api/nada', '/sanctum/nada', '/broadcasting/nada']) {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'nao_encontrado' });
  }
});

test('a whole address as a proxy sends it is the page of its path', async () => {
  const { hostname, port } = new URL(process.env.E2E_URL ?? '');
  const status = await new Promise((resolve, reject) => {
    ask({ hostname, port, path: `${process.env.E2E_URL}/ajuda` }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
});

test('a name that is not ours is refused, kept or not', async () => {
  const path = uniquePath();
  await get(path);
  expect((await get(path, { Host: 'example.com' })).status).toBe(421);
});

test('who asks only for the headers leaves the whole page for the next', async ({ request }) => {
  const path = '/login?redirect=%2Fcampeonatos';
  const asked = await request.head(path);
  expect(asked.status()).toBe(200);
  expect(await asked.text()).toBe('');
  const page = await request.get(path);
  expect(await page.text()).toContain('</html>');
});
