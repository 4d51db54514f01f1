import { describe, expect, test } from 'vitest';
import { CATALOGO, escudoOficial } from '#regras/escudos/clubes.ts';
import { testApp } from '#server/testing/app.ts';
import { bandeira, PAISES } from './bandeiras.ts';

const t = testApp();

describe('GET /upload/times/oficial/:slug.svg', () => {
  test('is the shield of a club: a picture that can do nothing, kept for a month', async () => {
    const answer = await (await t.guest()).get('/upload/times/oficial/flamengo.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=2592000',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toMatch(/^<svg [^>]+>[\s\S]+>FLA<\/text>[\s\S]+<\/svg>$/);
  });

  test('exists for every club of the catalogue', async () => {
    const guest = await t.guest();
    for (const clube of CATALOGO) {
      expect((await guest.get(escudoOficial(clube))).statusCode, clube.nome).toBe(200);
    }
  });

  test.each(['nenhum.svg', 'flamengo', 'flamengo.png', '%2e%2e.svg', '__proto__.svg', '%00.svg'])(
    '%s is not found',
    async (name) => {
      const answer = await (await t.guest()).get(`/upload/times/oficial/${name}`);
      expect(answer.statusCode).toBe(404);
    },
  );
});

describe('GET /upload/paises/:pais.svg', () => {
  test('is a flag, for every country of the catalogue', async () => {
    const guest = await t.guest();
    const answer = await guest.get('/upload/paises/br.svg');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const { pais, nome } of CATALOGO) expect(bandeira(pais), nome).toBeDefined();
  });

  test('is different for each country and made of shapes only', () => {
    expect(new Set(PAISES.map(bandeira)).size).toBe(PAISES.length);
    for (const pais of PAISES) {
      expect(bandeira(pais), pais).toMatch(
        /^<svg [^>]+>\n(<path fill="#[0-9a-f]{6}" d="[-MmLlHhVvCcAaZz0-9. ]+"\/>)+<\/svg>$/,
      );
    }
  });

  test.each(['xx', 'BR', 'constructor', '__proto__'])('%s is not found', async (pais) => {
    const answer = await (await t.guest()).get(`/upload/paises/${pais}.svg`);
    expect(answer.statusCode).toBe(404);
  });
});
