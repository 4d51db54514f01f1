import type { Page } from '@playwright/test';
import { call, makeDraft } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';
import { isPhone, ready } from './tab.ts';

const LIMIT = 60_000;

async function drawn(page: Page, fases: object[]): Promise<string> {
  const id = await makeDraft(page, 'Quinhentos e Doze', fases, 512);
  const path = `/api/campeonatos/${id}`;
  const { data } = await call<{ data: { uuid: string } }>(page, 'post', `${path}/sorteio`, {
    metodo: 'aleatorio',
  });
  await call(page, 'put', `${path}/sorteio`, { uuid: data.uuid });
  await call(page, 'put', `${path}/estado`, { estado: 'andamento' });
  return id;
}

const FORMATS = {
  knockout: [{ tipo: 'mata_mata' }],
  Swiss: [{ tipo: 'suico', rodadas: 9 }],
};

for (const [name, fases] of Object.entries(FORMATS)) {
  test(`512 participants, ${name}: the first view is at most 60 kB`, async ({ page }) => {
    test.setTimeout(300_000);
    test.skip(isPhone(page), 'the document is the same on every screen');
    await signIn(page);
    const id = await drawn(page, fases);
    const organiser = await page.context().request.get(`/campeonato/${id}`);
    expect((await organiser.body()).length, 'for the organiser').toBeLessThanOrEqual(LIMIT);
    await page.context().clearCookies();
    const guest = await page.context().request.get(`/campeonato/${id}`);
    expect(await guest.text()).toContain('Quinhentos e Doze');
    expect((await guest.body()).length, 'for a guest').toBeLessThanOrEqual(LIMIT);
  });
}

test('512 participants: their tab is at most 60 kB too, and the rest comes on request', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await signIn(page);
  const id = await makeDraft(page, 'Lista de 512', FORMATS.knockout, 512);
  const { request } = page.context();
  const tab = `/campeonato/${id}?aba=participantes`;
  const size = (await (await request.get(tab)).body()).length;
  expect(size, 'for the organiser').toBeLessThanOrEqual(LIMIT);
  await call(page, 'put', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });

  const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const reader = await still.newPage();
  const answer = await reader.goto(tab);
  expect((await answer?.body())?.length, 'for a guest').toBeLessThanOrEqual(LIMIT);
  const rows = reader.getByRole('main').getByRole('rowheader');
  await expect(rows).toHaveCount(16);
  await reader.getByRole('link', { name: 'Mostrar mais 496' }).click();
  await expect(rows).toHaveCount(512);
  await still.close();

  await page.goto(tab);
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: '512 Confirmados' })).toBeVisible();
  await main.getByLabel('Buscar participante').pressSequentially('time 497');
  await expect(main.getByRole('rowheader')).toHaveText([/Time 497/]);
  await expect(main.getByLabel('Buscar participante')).toBeFocused();
});
