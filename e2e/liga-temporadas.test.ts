import type { Page } from '@playwright/test';
import { call } from './campeonato.ts';
import { registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { dialog, main, row } from './participantes.ts';
import { isPhone, ready } from './tab.ts';

const names = (letter: string) => Array.from({ length: 8 }, (_, n) => `Time ${letter}${n + 1}`);

type Season = {
  data: {
    competicoes: { campeonato: { id: string }; linhas: { nome: string; participante: string }[] }[];
  };
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

test('a liga: two divisions are played, the next season has the right teams', {
  tag: '@both-sizes',
}, async ({ page, another }) => {
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
    await axe(page);
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

  const player = await another();
  await registerVerified(player, 'Íris Beco');
  const options = page.getByRole('button', { name: 'Opções de Íris Beco' });
  const openMembers = async () => {
    await page.goto(`${liga}/membros`);
    await ready(page);
  };

  /** Forms and lists of people are the same on a large screen, but for their width. */
  const axeOnPhone = async (each: Page) => {
    if (isPhone(each)) await axe(each);
  };

  await test.step('a link lets somebody in, and they can be taken out', async () => {
    await openMembers();
    await page.getByRole('button', { name: 'Criar link' }).click();
    const link = page.getByRole('textbox', { name: 'Link de convite' });
    await player.goto(await link.inputValue());
    await ready(player);
    await axeOnPhone(player);
    await player.getByRole('button', { name: 'Entrar na liga' }).click();
    await expect(player.getByRole('heading', { level: 1 })).toHaveText('Liga do Beco');
    await openMembers();
    await options.click();
    await dialog(page).getByRole('button', { name: 'Tirar da liga' }).click();
    await expect(options).toHaveCount(0);
  });

  await test.step('who asks is approved', async () => {
    await player.goto(liga);
    await ready(player);
    await player.getByRole('button', { name: 'Pedir para entrar' }).click();
    await expect(player.getByRole('button', { name: 'Retirar pedido' })).toBeVisible();
    await openMembers();
    await axeOnPhone(page);
    await page.getByRole('button', { name: 'Aceitar Íris Beco' }).click();
    await expect(options).toBeVisible();
  });

  await test.step('a name that is claimed brings its title into the ranking', async () => {
    await page.goto(liga);
    await ready(page);
    await page.getByRole('link', { name: 'Criar ranking' }).click();
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Ranking do Beco');
    await axeOnPhone(page);
    await page.getByRole('button', { name: 'Criar ranking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ranking do Beco');
    const ranking = new URL(page.url()).pathname;
    const first = season.competicoes[0]?.linhas.find(({ nome }) => nome === 'Time A1');
    const { data } = await call<{ data: { url: string } }>(
      page,
      'post',
      `/api/participantes/${first?.participante}/convite`,
    );
    await player.goto(data.url);
    await ready(player);
    await player.getByRole('button', { name: 'Assumir o meu nome' }).click();
    await expect(player.getByText('Agora Time A1 é você.')).toBeVisible();
    // The table follows a moment later.
    const [uuid] = /[0-9a-f-]{36}/.exec(ranking) ?? [];
    await expect
      .poll(async () => (await page.request.get(`/api/rankings/${uuid}`)).text())
      .toContain('Íris Beco');
    await page.goto(ranking);
    await ready(page);
    await expect(row(page, 'Íris Beco')).toContainText('100');
    await page.getByRole('link', { name: 'Ajustar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustar ranking');
    await axeOnPhone(page);
  });

  await test.step('who is banned reads why, and is no member', async () => {
    await openMembers();
    await options.click();
    await dialog(page).getByRole('button', { name: 'Banir' }).click();
    await dialog(page).getByLabel('Motivo').fill('briga no grupo');
    await axeOnPhone(page);
    await dialog(page).getByRole('button', { name: 'Banir' }).click();
    await expect(page.getByRole('button', { name: 'Permitir Íris Beco de novo' })).toBeVisible();
    await player.goto(liga);
    await expect(main(player).getByText('briga no grupo')).toBeVisible();
    await expect(player.getByRole('button', { name: 'Pedir para entrar' })).toHaveCount(0);
  });
});
