import type { Page } from '@playwright/test';
import { call } from './campeonato.ts';
import { atBothSizes, axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

const names = (letter: string) => Array.from({ length: 8 }, (_, n) => `Time ${letter}${n + 1}`);

type Season = {
  data: { competicoes: { campeonato: { id: string }; linhas: { nome: string }[] }[] };
};

/** Everybody has met everybody, and the lower number won: in one text, as organisers paste it. */
async function importAll(page: Page, id: string, teams: readonly string[]): Promise<void> {
  const path = `/api/campeonatos/${id}`;
  const lines = teams.flatMap((one, n) =>
    teams.slice(n + 1).map((other) => `${one} 2 x 0 ${other}`),
  );
  const { data } = await call<{ data: { versao: number } }>(page, 'get', path);
  const texto = lines.join('\n');
  await call(page, 'post', `${path}/importacao`, { texto, versao: data.versao });
  await call(page, 'put', `${path}/estado`, { estado: 'encerrado', ciente: true });
}

test('a liga: two divisions are played, the next season has the right teams', async ({ page }) => {
  await signIn(page);
  await page.goto('/ligas/criar');
  await ready(page);
  await page.getByLabel('Nome da liga').fill('Liga do Beco');
  await page.getByRole('button', { name: 'Criar liga' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liga do Beco');
  const liga = new URL(page.url()).pathname;
  const api = `/api/ligas/${liga.split('/')[3]}/temporadas`;

  await test.step('a season of two divisions of eight', async () => {
    await page.getByRole('link', { name: 'Temporadas' }).click();
    await page.getByRole('link', { name: 'Criar a primeira temporada' }).click();
    const lists = page.getByLabel('Times, um por linha');
    await lists.first().fill(names('A').join('\n'));
    await lists.last().fill(names('B').join('\n'));
    await axe(page);
    await page.getByRole('button', { name: 'Criar temporada' }).click();
    await page.getByRole('button', { name: 'Sortear e começar' }).click();
    await expect(page.getByRole('heading', { name: 'Se acabasse hoje, a 2ª' })).toBeVisible();
  });

  const { data: season } = await call<Season>(page, 'get', `${api}/1`);
  for (const [n, { campeonato }] of season.competicoes.entries()) {
    await importAll(page, campeonato.id, names(n === 0 ? 'A' : 'B'));
  }

  await test.step('the preview says who goes where, and why', async () => {
    await page.reload();
    await ready(page);
    const next = page.getByRole('region', { name: 'A 2ª temporada' });
    await expect(next.getByText(/^sobe: [12]º na Série B$/)).toHaveCount(2);
    await expect(next.getByText(/^cai: [78]º na Série A$/)).toHaveCount(2);
    await atBothSizes(page, () => axe(page));
    await page.getByRole('button', { name: 'Criar a 2ª temporada' }).click();
    await expect(page.getByText('Tudo pronto para começar')).toBeVisible();
  });

  const { data: second } = await call<Season>(page, 'get', `${api}/2`);
  const of = (letter: string, from: number, to: number) => names(letter).slice(from, to);
  expect(second.competicoes.map(({ linhas }) => linhas.map(({ nome }) => nome))).toEqual([
    [...of('A', 0, 6), ...of('B', 0, 2)],
    [...of('A', 6, 8), ...of('B', 2, 8)],
  ]);

  await test.step('the hall names the season, and one table adds them up', async () => {
    await page.getByRole('link', { name: 'Campeões' }).click();
    await expect(page.getByRole('link', { name: 'Série A, 1ª temporada' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(17);
    await axe(page);
  });
});
