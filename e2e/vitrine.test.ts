// What other sites read of every kind of page, by a reader of others.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import openGraph from 'open-graph-scraper';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { call, makeDraft, start } from './campeonato.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

// The browser says aloud that it refuses to frame what may not be framed.
test.use({ expectedErrors: [/frame/i] });

async function read(guest: APIRequestContext, path: string) {
  const answer = await guest.get(path);
  const html = await answer.text();
  const { result } = await openGraph({ html });
  return { html, result };
}

test('every kind of public page says what it is, where it is and how things stand', async ({
  organiser,
  request,
  baseURL,
}) => {
  const id = await makeDraft(organiser, 'Copa da Vitrine', [{ tipo: 'pontos_corridos' }], 4);
  await start(organiser, id, 'aleatorio');
  const own = `/campeonato/${id}`;
  type Jogos = { data: { uuid: string; mandante: { participante: string } }[] };
  const jogos: Jogos = await (await request.get(`/api/campeonatos/${id}/jogos`)).json();
  const [jogo] = jogos.data;
  const rankings = await (await request.get('/api/rankings')).json();
  const [ranking] = rankings.data;
  const ligas = await (await request.get('/api/ligas')).json();
  const [liga] = ligas.data;
  const someone = await (await organiser.get('/api/user')).json();
  const tabs = ['', '/classificacao', '/jogos', '/participantes', '/estatisticas', '/regulamento'];
  const pages = [
    ...tabs.map((tab) => own + tab),
    ...[`${own}/participante/${jogo?.mandante.participante}`, `/partida/${jogo?.uuid}`],
    ...['/', '/campeonatos', '/ligas', '/planos', '/ajuda', '/privacidade', '/termos', '/comecar'],
    ...[`/ranking/${ranking.endereco}/${ranking.uuid}`, enderecoDaLiga(liga)],
    `/dashboard/${someone.data.uuid}`,
  ];
  for (const path of pages) {
    const { html, result } = await read(request, path);
    expect(result, path).toMatchObject({
      ogUrl: new URL(path, baseURL).href,
      ogSiteName: 'Tabelão',
    });
    expect(result.ogTitle, path).toBeTruthy();
    expect(result.ogDescription?.length, path).toBeGreaterThan(20);
    expect(result.ogImage?.[0]?.url, path).toMatch(/^http/);
    expect(html.match(/<meta name="description"/g), path).toHaveLength(1);
    expect(html.match(/og:title/g), path).toHaveLength(1);
  }
  const { result } = await read(request, own);
  expect(result.ogDescription).toMatch(/^Rodada 1 de 3\. /);
  expect(result.jsonLD).toMatchObject([{ '@type': 'SportsEvent' }, { '@type': 'BreadcrumbList' }]);
});

/** The site of somebody else, with the frames of these addresses in it. */
async function foreignSite(urls: readonly string[]) {
  const frames = urls.map((url) => `<iframe src="${url}" width="400" height="300"></iframe>`);
  const html = `<!doctype html><script>onmessage=({data})=>{window.told=data}</script>${frames.join('')}`;
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

type ComVersao = { data: { uuid: string; versao: number }[] };

async function framed(page: Page, organiser: APIRequestContext, id: string, baseURL: string) {
  const refused = ['/', `/campeonato/${id}`, '/login', `/imprimir/campeonato/${id}/jogos`];
  const embed = `${baseURL}/embed/campeonato/${id}/classificacao`;
  const site = await foreignSite([embed, ...refused.map((path) => baseURL + path)]);
  const cookies: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url() === embed && (await answer.headerValue('set-cookie'))) cookies.push(embed);
  });
  await page.goto(site.url);
  const frame = page.frame({ url: embed });
  if (!frame) throw new Error('it was refused');
  await expect(frame.getByRole('row')).toHaveCount(5);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told')?.tabelao)).toBe('altura');
  const reach = () => {
    try {
      return parent.document.title;
    } catch (error) {
      return (error as Error).name;
    }
  };
  expect(await frame.evaluate(reach), 'the page around it').toBe('SecurityError');
  expect([await frame.evaluate(() => document.cookie), cookies]).toEqual(['', []]);
  // What is refused has an address of the browser's own.
  const shown = page.frames().map((one) => one.url());
  expect(shown.filter((url) => url.startsWith(baseURL))).toEqual([embed]);
  const jogos = await call<ComVersao>(organiser, 'get', `/api/campeonatos/${id}/jogos`);
  const { uuid = '', versao } = jogos.data[0] ?? {};
  const lancamento = { tipo: 'placar', mandante: 2, visitante: 0 };
  await call(organiser, 'put', `/api/partidas/${uuid}/placar`, { versao, lancamento });
  // As when somebody comes back to the page: it need not be waited for.
  const look = async () => {
    await frame.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return frame.getByRole('row').nth(1).textContent();
  };
  await expect.poll(look).toMatch(/3$/);
  site.close();
}

test('a guest sends the table to the group: words that can be changed, a picture, a calendar', async ({
  page,
  organiser,
  baseURL,
}) => {
  const id = await makeDraft(organiser, 'Copa da Galera', [{ tipo: 'pontos_corridos' }], 4);
  await start(organiser, id, 'aleatorio');
  await page.goto(`/campeonato/${id}`);
  await ready(page);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mandar para a galera' });
  const picture = sheet.getByRole('img', { name: 'Tabela' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBe(1080);
  await sheet.getByLabel('Sobre o quê').selectOption('regulamento');
  const words = sheet.getByLabel('Texto que vai junto');
  await expect(words).toHaveValue(/\*Copa da Galera\*\nRegulamento em 10 linhas:/);
  await words.fill('Bora!');
  const zap = sheet.getByRole('link', { name: /WhatsApp/ });
  await expect(zap).toHaveAttribute('href', 'https://wa.me/?text=Bora%21');
  await sheet.getByRole('radio', { name: 'Rodada' }).check({ force: true });
  const story = sheet.getByRole('link', { name: /Imagem story/ });
  await expect(story).toHaveAttribute('href', /rodada-story-pt\.png$/);
  const calendar = sheet.getByRole('link', { name: /Na agenda/ });
  await expect(calendar).toHaveAttribute('href', new RegExp(`^webcal://.*/${id}\\.ics$`));
  await sheet.locator('summary', { hasText: 'No seu site' }).click();
  await expect(sheet.getByText(`/embed/campeonato/${id}/classificacao`)).toBeVisible();
  await axe(page);

  await test.step('in the site of others: live, without a cookie, and nothing else may be framed', () =>
    framed(page, organiser, id, baseURL ?? ''));

  await test.step('the organiser reads how often it was opened', async () => {
    type Opened = { data: { total: { link: number; embed: number } } };
    const path = `/api/campeonatos/${id}/aberturas`;
    const { data } = await call<Opened>(organiser, 'get', path);
    // Not the page in a frame, which was refused.
    expect(data.total).toMatchObject({ link: 1, embed: 1 });
  });
});
