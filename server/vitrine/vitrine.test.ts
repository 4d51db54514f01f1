// What other sites are told of a page, made of the answers that its loaders get, and read as they read it.
import openGraph from 'open-graph-scraper';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { listenTo } from '#server/pages/answers.ts';
import { readHead, withTags } from '#server/pages/head.ts';
import { APP_URL, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { makeLiga } from '#server/testing/liga/liga.ts';
import { schemaOrgProblems } from '#server/testing/vitrine/schema-org.ts';
import type { Locale } from '#textos/locale.ts';
import { vitrineDe } from './vitrine.ts';

const t = testApp();

/** As a page with a head of its own whose loaders asked for these, by somebody who is no guest to be on the safe side. */
async function tellOf(target: string, paths: readonly string[], locale: Locale = 'pt-BR') {
  const guest = await t.guest();
  const { ask, answers } = listenTo(async (path) => {
    const { statusCode: status, body } = await guest.get(path);
    return { status, body };
  });
  for (const path of paths) await ask(path, {});
  const own =
    '<title>Copa &lt;b&gt; · Tabelão</title><meta name="description" content="do React"/>';
  const page = Buffer.from(`<html><head>${own}</head><body>corpo</body></html>`);
  const cut = readHead(page);
  if (!cut) throw new Error('it has a head');
  const { html, description } = vitrineDe(t.config)({ target, locale, head: cut.head, answers });
  const text = withTags(page, cut.at, html, description).toString();
  const { result } = await openGraph({ html: text });
  const dados = result.jsonLD ?? [];
  for (const dado of dados) expect(schemaOrgProblems(dado), JSON.stringify(dado)).toEqual([]);
  return { text, result, dados };
}

const ofCampeonato = (id: string, tab = '') =>
  tellOf(`/campeonato/${id}${tab}?utm_source=zap`, [
    tab === '' ? `/api/campeonatos/${id}/visao` : `/api/campeonatos/${id}`,
    ...(tab === '/classificacao'
      ? [`/api/campeonatos/${id}/classificacao`, `/api/campeonatos/${id}/participantes`]
      : []),
  ]);

async function running(fases: object[], count: number, settings: object = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases, ...settings });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

test('a championship tells where it stands, and its table who leads', async () => {
  const { org, id } = await running([{ tipo: 'pontos_corridos' }], 4);
  for (const jogo of await currentRound(org, id)) {
    await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 0 });
  }
  const { result, text, dados } = await ofCampeonato(id);
  expect(result.ogTitle).toBe('Copa <b>');
  expect(result.ogDescription).toMatch(/^Rodada 2 de 3\. Time \d+ 3, Time \d+ 3, Time \d+ 0\. /);
  expect(text).toContain(`name="description" content="${result.ogDescription}"`);
  expect(result.ogUrl).toBe(`${APP_URL}/campeonato/${id}`);
  const picture = new RegExp(`^${APP_URL}/arte/campeonato/${id}/\\d+-\\d+/link-pt\\.png$`);
  expect(result.ogImage).toMatchObject([
    { url: expect.stringMatching(picture), width: '1200', height: '630' },
  ]);
  expect(result.twitterCard).toBe('summary_large_image');
  expect(dados).toMatchObject([
    { '@type': 'SportsEvent', name: 'Copa de Teste', url: `${APP_URL}/campeonato/${id}` },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
  ]);
  const table = await ofCampeonato(id, '/classificacao');
  expect(table.result.ogDescription).toBe(result.ogDescription);
  expect(table.text).toContain('application/json+oembed');
});

test('open entries, a knockout and the end are told in their words, in both languages', async () => {
  const org = await t.signedIn();
  const open = await openCampeonato(org, { vagas: 16 });
  expect((await ofCampeonato(open)).result.ogDescription).toMatch(
    /^Inscrições abertas: 0 de 16 vagas\. /,
  );
  const made = await running([{ tipo: 'mata_mata' }], 4);
  expect((await ofCampeonato(made.id)).result.ogDescription).toMatch(/^Semifinais\. /);
  await playAll(made.org, made.id, () => ({ mandante: 1, visitante: 0 }));
  await made.org.put(`/api/campeonatos/${made.id}/estado`, { estado: 'encerrado' });
  expect((await ofCampeonato(made.id)).result.ogDescription).toMatch(/^Campeão: Time \d+\. /);
  const paths = [`/api/campeonatos/${made.id}/campeao`];
  const { result } = await tellOf(`/campeonato/${made.id}/campeao`, paths, 'en');
  expect(result.ogDescription).toMatch(/^Champion: Time \d+\. /);
  expect(result.ogLocale).toBe('en_US');
});

test('a match tells its score, its sides and what it is a part of', async () => {
  const { org, id } = await running([{ tipo: 'pontos_corridos' }], 4);
  const [jogo] = await currentRound(org, id);
  if (!jogo) throw new Error('there is one');
  await score(org, jogo, { tipo: 'placar', mandante: 3, visitante: 1 });
  const path = `/api/partidas/${jogo.uuid}`;
  const { result, dados } = await tellOf(`/partida/${jogo.uuid}`, [path]);
  expect(result.ogDescription).toMatch(
    /^Fim de jogo: Time \d+ 3 × 1 Time \d+\. Rodada 1 de Copa de Teste\.$/,
  );
  expect(dados).toMatchObject([
    {
      '@type': 'SportsEvent',
      competitor: [{ '@type': 'SportsTeam' }, { '@type': 'SportsTeam' }],
      superEvent: { name: 'Copa de Teste' },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('a participant, a liga, a ranking and a person tell their own', async () => {
  const { id, uuids } = await running([{ tipo: 'pontos_corridos' }], 4);
  const paths = [`/api/campeonatos/${id}`, `/api/campeonatos/${id}/participantes/${uuids[0]}`];
  const one = await tellOf(`/campeonato/${id}/participante/${uuids[0]}`, paths);
  expect(one.result.ogDescription).toContain('0 pontos em 0 jogos');
  expect(one.dados).toMatchObject([{ '@type': 'SportsTeam' }, { '@type': 'BreadcrumbList' }]);
  const liga = await makeLiga(await t.signedIn());
  const told = await tellOf(`/liga/x/${liga}`, [`/api/ligas/${liga}`]);
  expect(told.result.ogDescription).toMatch(/^1 membro, 0 campeonatos\./);
  const ana = await t.signedIn();
  const person = await tellOf(`/dashboard/${ana.uuid}`, [`/api/dashboard/${ana.uuid}`]);
  expect(person.result.ogDescription).toBe('Ainda não jogou no Tabelão.');
  expect(person.result.ogImage?.[0]?.url).toContain(`/arte/pessoa/${ana.uuid}/`);
  expect(person.dados).toMatchObject([{ '@type': 'ProfilePage' }]);
  const empty = await tellOf('/ranking/x/y', []);
  expect(empty.result.ogDescription).toBe('do React');
});

test.each(['nao_listado', 'privado'])('of one that is %s nothing is told', async (visibilidade) => {
  const { org, id } = await running([{ tipo: 'pontos_corridos' }], 4, { visibilidade });
  const [jogo] = await currentRound(org, id);
  const pages = [
    await ofCampeonato(id),
    await tellOf(`/partida/${jogo?.uuid}`, [`/api/partidas/${jogo?.uuid}`]),
  ];
  for (const { result, text, dados } of pages) {
    expect(result.ogDescription).toBe('do React');
    expect(dados).toEqual([]);
    expect(result.ogImage?.[0]?.url).toBe(`${APP_URL}/og.png`);
    expect(text).not.toContain('oembed');
  }
  const guest = await t.guest();
  const url = encodeURIComponent(`${APP_URL}/campeonato/${id}`);
  expect((await guest.get(`/oembed?url=${url}`)).statusCode).toBe(404);
  expect((await guest.get('/sitemap.xml')).body).not.toContain(id);
  const start = '2222222222';
  expect((await guest.get(`/sitemap/campeonatos/${start}.xml`)).body).not.toContain(id);
});

test('no name can end a tag or a block of data', async () => {
  const { org, id } = await running([{ tipo: 'mata_mata' }], 4, {
    nome: '</script><script>alert(1)</script>"><img src=x>\u2028',
  });
  await t.db.run(sql`
    update participantes set nome = '</script><b onload="x">&' where campeonato_id = ${id}`);
  await org.put(`/api/campeonatos/${id}`, {});
  const [jogo] = await currentRound(org, id);
  for (const { text, dados } of [
    await ofCampeonato(id),
    await tellOf(`/partida/${jogo?.uuid}`, [`/api/partidas/${jogo?.uuid}`]),
  ]) {
    expect(text).not.toContain('<img');
    expect(text).not.toContain('<b ');
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(dados).toHaveLength(2);
  }
});

test('the map lists what is public, page by page, and robots are told where it is', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const draft = await makeCampeonato(org);
  const liga = await makeLiga(org);
  const guest = await t.guest();
  const { body: robots } = await guest.get('/robots.txt');
  expect(robots).toContain(`Sitemap: ${APP_URL}/sitemap.xml`);
  const { body: index, headers } = await guest.get('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  const pages = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at);
  expect(pages.length).toBeGreaterThanOrEqual(3);
  const texts = await Promise.all(
    pages.map(async (at) => (await guest.get(at.slice(APP_URL.length))).body),
  );
  const all = texts.join('');
  expect(all).toContain(`${APP_URL}/campeonato/${id}<`);
  expect(all).toContain(liga);
  expect(all).not.toContain(draft);
  expect((await guest.get('/sitemap/campeonatos/outra.xml')).statusCode).toBe(404);
  const url = encodeURIComponent(`${APP_URL}/campeonato/${id}/jogos`);
  const embed = await guest.get(`/oembed?url=${url}`);
  expect(embed.json()).toMatchObject({
    ...{ version: '1.0', type: 'rich', title: 'Copa de Teste' },
    html: expect.stringContaining(`/embed/campeonato/${id}/jogos"`),
  });
  for (const bad of ['', '?url=x', '?url=https://other.example/campeonato/2222222222']) {
    expect((await guest.get(`/oembed${bad}`)).statusCode).toBe(404);
  }
});
