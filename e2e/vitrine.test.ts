// What other sites read of every kind of page, by a reader of others.
import type { APIRequestContext } from '@playwright/test';
import openGraph from 'open-graph-scraper';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { makeDraft, start } from './campeonato.ts';
import { axe, expect, test } from './harness.ts';
import { ready } from './tab.ts';

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

test('a guest sends the table to the group: words that can be changed, a picture, a calendar', async ({
  page,
  organiser,
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
});
