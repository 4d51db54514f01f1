import { call, draw, makeDraft, openTab } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';

const LIGA = [{ tipo: 'pontos_corridos' }];

type Jogos = { data: { uuid: string; versao: number }[] };

test.describe('in Manaus, an hour behind Brasília', () => {
  test.use({ timezoneId: 'America/Manaus' });

  test('matches are told in the own time, the calendar is kept in that of Brasília', async ({
    page,
  }) => {
    await signIn(page);
    const id = await makeDraft(page, 'Copa da Floresta', LIGA, 2);
    await draw(page, id);
    const { data } = await call<Jogos>(page, 'get', `/api/campeonatos/${id}/jogos`);
    const body = {
      versao: data[0]?.versao,
      jogo_previsto_at: '2094-03-07T03:30:00.000Z',
      prazo_at: null,
      estadio: null,
      local: null,
    };
    await call(page, 'put', `/api/partidas/${data[0]?.uuid}/agenda`, body);

    await openTab(page, id, '/jogos');
    const note = page.getByText('Horários no seu fuso (GMT-4).');
    await expect(note).toBeVisible();
    const above = await page.getByRole('main').locator('header').first().boundingBox();
    const end = (above?.y ?? 0) + (above?.height ?? Number.NaN);
    expect((await note.boundingBox())?.y, 'the header touches it').toBeGreaterThanOrEqual(end + 4);
    const below = await note.evaluate(
      (own) =>
        (own.nextElementSibling?.getBoundingClientRect().top ?? 0) -
        own.getBoundingClientRect().bottom,
    );
    expect(below, 'it touches what follows').toBeGreaterThanOrEqual(4);
    await expect(page.getByRole('heading', { name: 'sábado, 06/03/2094' })).toBeVisible();
    await expect(page.getByText('23:30').filter({ visible: true })).toBeVisible();

    await openTab(page, id, '/gerenciar/agenda');
    await expect(page.getByText('Aqui tudo está no horário de Brasília (GMT-3).')).toBeVisible();
    const day = page.getByRole('region', { name: 'domingo, 07/03/2094' });
    await expect(day.getByText('00:30')).toBeVisible();
    await day.getByRole('button', { name: /^Mover/ }).click();
    await expect(page.getByLabel('Dia e hora (Brasília)')).toHaveValue('07/03/2094 00:30');
  });
});

test('whose clock shows the same as in Brasília is told nothing about zones', async ({ page }) => {
  const { data } = await call<{ data: { id: string }[] }>(
    page,
    'get',
    '/api/campeonatos?busca=Liga%20Resenha',
  );
  await openTab(page, data[0]?.id ?? '', '/jogos');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByText(/^Horários no seu fuso/)).toHaveCount(0);
});
