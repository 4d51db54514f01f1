// The end of a championship on a phone: the last score, the question, the champion, and the next edition.
import { call, finalOnScreen, makeDraft, openTab, play, start } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';

test('from the last score to the champion and on to the second edition, by main buttons', async ({
  page,
}) => {
  await signIn(page);
  const fases = [{ tipo: 'mata_mata', terceiro_lugar: true }];
  const id = await makeDraft(page, 'Copa Varanda', fases, 4);
  await start(page, id);
  await play(page, id, ({ rodada }) => rodada === 2);
  const champion = await finalOnScreen(page, id);
  await play(page, id);

  await openTab(page, id, '/jogos');
  await expect(page.getByText('Bola rolando')).toBeHidden();
  await expect(page.getByText(`Campeão: ${champion}`)).toBeVisible();
  const enter = page.getByRole('link', { name: 'Lançar a rodada' });
  await expect(enter).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar e celebrar' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('listitem')).toHaveText([/1º.*Time 01/, /2º/, /3º/]);
  await axe(page);
  await question.getByRole('button', { name: 'Encerrar e celebrar' }).click();

  await expect(page).toHaveURL(new RegExp(`/campeonato/${id}/campeao$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Campeão invicto${champion}`);
  const podium = page.getByRole('list', { name: 'Pódio' }).getByRole('listitem');
  await expect(podium).toHaveCount(3);
  // Nobody stands higher than the first, not even with a name of four lines.
  await podium
    .last()
    .getByRole('link')
    .evaluate((link) => {
      link.textContent = 'Associação Desportiva Recreativa Vila Nova dos Girassóis';
    });
  const [first, third] = [await podium.first().boundingBox(), await podium.last().boundingBox()];
  expect(third?.y).toBeGreaterThan((first?.y ?? 0) + 10);
  const bracket = page.getByRole('region', { name: 'A chave do título' });
  await expect(bracket.getByRole('heading', { level: 3 })).toHaveText(['Semifinais', 'Final']);
  await expect(bracket.getByRole('listitem')).toHaveCount(4);
  const places = page.getByRole('region', { name: 'Colocação final' }).getByRole('listitem');
  await expect(places).toHaveText([/^1º/, /^2º/, /^3º/, /^4º/]);
  await expect(page.getByRole('link', { name: 'Mandar no WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${id}%2Fcampeao$`),
  );
  await axe(page);

  const after = await (await page.request.get(`/campeonato/${id}/jogos`)).text();
  expect(after).toMatch(/>Final</);
  expect(after).not.toMatch(/>Lançar a rodada</);
  await openTab(page, id);
  const champions = page.getByRole('main').getByRole('link', { name: 'Ver o campeão' }).first();
  await expect(champions).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reabrir' })).toBeHidden();
  await champions.click();
  await page.getByRole('button', { name: 'Criar a 2ª edição' }).click();
  await expect(page.getByRole('heading', { name: 'Copa Varanda · 2ª edição' })).toBeVisible();
  const second = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(second).not.toBe(id);
  const edition = await (await page.request.get(`/campeonato/${second}`)).text();
  expect(edition).toMatch(new RegExp(`href="/campeonato/${id}"[^>]*>edição anterior`));

  // The strip of tabs, which is not there while a phone enters scores, comes back at the tab where one is.
  await openTab(page, id, '/gerenciar/placares');
  await page.getByRole('link', { name: 'Painel', exact: true }).last().click();
  await expect(page.getByRole('link', { name: /^Gerenciar/ }).first()).toBeInViewport();
});

test('of a tie over two legs each is named, and what separates level sides is told', async ({
  organiser,
  request,
}) => {
  const fases = [{ tipo: 'mata_mata', pernas_final: 2, gols_fora: 'sim' }];
  const id = await makeDraft(organiser, 'Copa Ida e Volta', fases, 2);
  await start(organiser, id);
  type Round = { data: { uuid: string; versao: number; perna: number }[] };
  const { data: legs } = await call<Round>(organiser, 'get', `/api/campeonatos/${id}/jogos`);
  const read = async (path: string, language: string) => {
    const answer = await request.get(path, { headers: { 'Accept-Language': language } });
    return (await answer.text()).replaceAll('<!-- -->', '');
  };
  // Closed before it is played it has no champion, and is in no final either.
  const put = (estado: string) =>
    call(organiser, 'put', `/api/campeonatos/${id}/estado`, { estado, ciente: true });
  await put('encerrado');
  const chips = /<p[^>]*>(<span[^>]*>Encerrado<.*?)<\/p>/s.exec(
    await read(`/campeonato/${id}`, 'pt-BR'),
  );
  expect(chips?.[1]).toBeTruthy();
  expect(chips?.[1]).not.toContain('Final');
  await put('andamento');
  const match = `/partida/${legs[0]?.uuid}`;
  expect(await read(match, 'pt-BR')).toContain('gol fora de casa, pênaltis');
  expect(await read(match, 'en')).toContain('away goals, penalties');
  for (const { uuid, versao, perna } of legs) {
    const lancamento = { tipo: 'placar', mandante: perna, visitante: 0 };
    await call(organiser, 'put', `/api/partidas/${uuid}/placar`, { versao, lancamento });
  }
  const champion = await read(`/campeonato/${id}/campeao`, 'pt-BR');
  expect(champion).toContain('Final, Ida');
  expect(champion).toContain('Final, Volta');
});

test('with motion reduced no paper falls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/campeonatos?estado=encerrado');
  const [first] = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(`${first}/campeao`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Campeão');
  await expect(page.locator('svg:has(> rect:nth-child(50))')).toBeHidden();
});
