// Pieces for other sites: they may be framed, carry no cookie, and show nothing that a guest may not see.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { APP_URL, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function running(fases: object[], settings: Record<string, unknown> = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases, ...settings });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  return { org, id };
}

const host = new URL(APP_URL).host;
const open = (path: string, headers = {}) =>
  t.app.inject({ url: `/embed/campeonato/${path}`, headers: { host, ...headers } });

test('a table may stand in any site, without a cookie, and runs nothing but its own', async () => {
  const { org, id } = await running([{ tipo: 'pontos_corridos' }]);
  const [jogo] = await currentRound(org, id);
  if (!jogo) throw new Error('there is one');
  await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 1 });
  const { statusCode, headers, body } = await open(`${id}/classificacao`);
  expect(statusCode, body).toBe(200);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect([headers['x-frame-options'], headers['set-cookie']]).toEqual([undefined, undefined]);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(body.match(/<th scope="row">/g)).toHaveLength(4);
  expect(body).toContain(`href="${APP_URL}/campeonato/${id}/classificacao"`);
  const jogos = await open(`${id}/jogos?lingua=en&tema=escuro&linhas=3&x=1`);
  expect(jogos.body.match(/<li>/g)).toHaveLength(2);
  expect(jogos.body).toContain('data-tema="escuro"');
});

test('a bracket stands there too; names are text', async () => {
  const { id } = await running([{ tipo: 'mata_mata' }]);
  await t.db.run(sql`update participantes set nome = '<img src=x>' where campeonato_id = ${id}`);
  const { statusCode, body } = await open(`${id}/chaveamento`);
  expect(statusCode, body).toBe(200);
  expect(body).toContain('&lt;img src=x&gt;');
  expect(body).not.toContain('<img');
});

test('what is private, and what there is not, is nothing; a session changes nothing', async () => {
  const { org, id } = await running([{ tipo: 'pontos_corridos' }], { visibilidade: 'privado' });
  expect((await open(`${id}/classificacao`)).statusCode).toBe(404);
  expect((await open(`${id}/classificacao`, org.headers())).statusCode).toBe(404);
  const { id: known } = await running([{ tipo: 'pontos_corridos' }]);
  for (const path of [`${known}/gerenciar`, 'outra/jogos', `${known}/jogos/x`]) {
    expect((await open(path)).statusCode, path).toBe(404);
  }
});

test('everything else still refuses to be framed', async () => {
  for (const url of ['/api/campeonatos', '/robots.txt', '/sitemap.xml']) {
    const { headers } = await t.app.inject({ url, headers: { host } });
    expect(headers['x-frame-options'], url).toBe('DENY');
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
  }
});
