// Whatever is sent, the answer is a 4xx in the contract's shape.
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { testApp } from '#server/testing/app.ts';

const t = testApp();
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

async function login(body: unknown, headers: Record<string, string | undefined>) {
  return (await t.guest()).send('POST', '/api/login', { body, headers });
}

function expectError(answer: LightMyRequestResponse, status: number, code: string): void {
  expect(answer.statusCode).toBe(status);
  const body = answer.json();
  expect(body.code).toBe(code);
  expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(typeof body.message).toBe('string');
  expect(JSON.stringify(body)).not.toMatch(/\.ts|node_modules|select |stack/i);
}

describe('a JSON body', () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  test.each([
    ['cut short', '{"email":'],
    ['with a NUL character', '{"email":"a\\u0000b","password":"x"}'],
    ['with half a surrogate pair', '{"email":"a\\ud800","password":"x"}'],
    ['that reaches the prototype', '{"__proto__":{"x":1},"email":"a@b.co","password":"x"}'],
    ['that names the prototype by escapes', '{"\\u005f_proto__":{"x":1}}'],
    ['that names a constructor', '{"constructor":{"prototype":{}}}'],
    ['nested ten thousand deep', deep],
  ])('%s is a bad request', async (_name, body) => {
    expectError(await login(body, JSON_TYPE), 400, 'pedido_invalido');
  });

  test('that is not UTF-8 is a bad request', async () => {
    const bytes = Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe])]);
    expectError(await login(bytes, JSON_TYPE), 400, 'pedido_invalido');
  });

  test.each(['[]', '"text"', '3', 'null', '{}', '', '{"email":{"a":1},"password":[]}', '1e999'])(
    'of another shape (%s) is told per field',
    async (body) => {
      expectError(await login(body, JSON_TYPE), 422, 'dados_invalidos');
    },
  );

  test('of ten megabytes is too large', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(10_000_000) });
    expectError(await login(body, JSON_TYPE), 413, 'corpo_grande_demais');
  });
});

describe('a form body', () => {
  test.each([
    ['with the same field twice', 'email=a&email=b'],
    ['that reaches the prototype', '__proto__[x]=1'],
    ['nested too deep', 'a[b][c][d][e][f]=1'],
    ['with a huge index', 'a[999999]=1'],
    ['whose field is a value and a group', 'a=1&a[b]=2'],
    ['with brackets that do not close', 'a[b=1'],
    ['that is not UTF-8', '\u00ff'],
  ])('%s is a bad request', async (name, body) => {
    const bytes = name.endsWith('UTF-8') ? Buffer.from(body, 'latin1') : body;
    expectError(await login(bytes, FORM_TYPE), 400, 'pedido_invalido');
  });

  // 200 kB of it used to stop the whole process for more than a minute.
  test.each(['a[]=&', 'a[b][]=&', '&a[]'])(
    'of %s repeated does not freeze the process: it has too many fields',
    async (piece) => {
      const body = piece.repeat(200_000 / piece.length);
      expectError(await login(body, FORM_TYPE), 413, 'corpo_grande_demais');
    },
  );

  test('with a list as long as one may be is read', async () => {
    const names = Array.from({ length: 1_000 }, (_, i) => `lista[]=${i}`).join('&');
    expectError(await login(`${names}&email=nada`, FORM_TYPE), 422, 'dados_invalidos');
    expectError(await login(`${'x'.repeat(300)}=1`, FORM_TYPE), 400, 'pedido_invalido');
  });
});

describe('a multipart body', () => {
  const TYPE = { 'content-type': 'multipart/form-data; boundary=limite' };
  const part = (name: string, value: string, more = '') =>
    `--limite\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const END = '--limite--\r\n';

  test('has fields as a form has them, checked by the same rules', async () => {
    const senha = await hashPassword('quatro cavalos azuis');
    const { email } = await t.insertPerson({ senha });
    const fields = [
      ['email', email],
      ['password', 'quatro cavalos azuis'],
      ['remember', '0'],
    ];
    const body = fields.map(([name = '', value = '']) => part(name, value)).join('') + END;
    const answer = await login(body, TYPE);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.cookies.find(({ name }) => name === 'sid')?.maxAge).toBeUndefined();
    expectError(await login(part('email', 'nada') + END, TYPE), 422, 'dados_invalidos');
  });

  test.each([
    ['without its boundary', { 'content-type': 'multipart/form-data' }, part('email', 'a') + END],
    ['cut short', TYPE, part('email', 'a')],
    ['with the same field twice', TYPE, part('email', 'a') + part('email', 'b') + END],
    ['that reaches the prototype', TYPE, part('__proto__[x]', '1') + END],
    ['that is not UTF-8', TYPE, Buffer.from(part('email', '\u00ff') + END, 'latin1')],
  ])('%s is a bad request', async (_name, headers, body) => {
    expectError(await login(body, headers), 400, 'pedido_invalido');
  });

  test('brings a file only where one is asked for', async () => {
    const body = part('email', 'x', '; filename="x.png"') + END;
    expectError(await login(body, TYPE), 415, 'tipo_nao_aceito');
  });

  test('of ten megabytes is too large', async () => {
    const body = part('email', 'x'.repeat(10_000_000)) + END;
    expectError(await login(body, TYPE), 413, 'corpo_grande_demais');
  });
});

describe('a content type', () => {
  test.each(['text/plain', 'application/x-json', 'application/xml', '@'])(
    'that is not accepted (%s) is refused',
    async (type) => {
      expectError(await login('{}', { 'content-type': type }), 415, 'tipo_nao_aceito');
    },
  );
});

describe('an address', () => {
  test('that does not exist is not found, in JSON', async () => {
    expectError(await (await t.guest()).get('/api/nada'), 404, 'nao_encontrado');
  });

  test('under an unknown host is not served', async () => {
    const guest = await t.guest();
    for (const host of ['evil.example', 'localhost:3000.evil.example', '']) {
      const answer = await guest.get('/api/user', { headers: { host } });
      expectError(answer, 421, 'host_desconhecido');
      expect(answer.body).not.toContain('evil');
    }
  });

  test('with broken percent signs is a bad request', async () => {
    const answer = await (await t.guest()).get('/api/%zz');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('pedido_invalido');
  });
});

describe('every answer', () => {
  test.each(['/api/user', '/api/nada', '/health/live', '/api/docs'])(
    'carries the security headers (%s)',
    async (path) => {
      const { headers } = await (await t.guest()).get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('a preflight from elsewhere is not granted', async () => {
    const answer = await (await t.guest()).send('OPTIONS', '/api/login', {
      headers: { origin: 'https://outro.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
