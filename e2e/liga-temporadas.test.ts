import type { Page } from '@playwright/test';
import { call } from './campeonato.ts';
import { registerVerified } from './conta.ts';
import { axe, axeAtBothSizes, expect, signIn, test } from './harness.ts';
import { dialog } from './participantes.ts';
import { ready } from './tab.ts';

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

test('a liga: two divisions are played, the next season has the right teams', async ({
  page,
  another,
}) => {
  await signIn(page);
  await page.goto('/ligas/criar');
  await ready(page);
  await page.getByLabel('Nome da liga').fill('Liga do Beco');
  await page.getByRole('button', { name: 'Criar liga' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liga do Beco');
  const liga = new URL(page.url()).pathname;
  const api = `/api/ligas/${liga.split('/')[3]}/temporadas`;

  await test.step('where there is no championship yet, only who filters is told to change the filters', async () => {
    await page.getByRole('link', { name: 'Competições' }).click();
    await expect(page.getByText('Os campeonatos da liga aparecem aqui')).toBeVisible();
    await page.getByLabel('Situação').selectOption('encerrado');
    await expect(page.getByText('Mude os filtros')).toBeVisible();
  });

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

  const preview = page.url();
  await test.step('of one that is over nobody is to be swapped', async () => {
    await page.goto(`/campeonato/${season.competicoes[0]?.campeonato.id}/participantes`);
    await expect(page.getByRole('row').filter({ hasText: 'Time A1' })).toBeVisible();
    await expect(page.getByText('O sorteio já foi feito')).toHaveCount(0);
  });

  await test.step('the preview says who goes where, and why', async () => {
    await page.goto(preview);
    await ready(page);
    const next = page.getByRole('region', { name: 'A 2ª temporada' });
    await expect(next.getByText(/^sobe: [12]º na Série B$/)).toHaveCount(2);
    await expect(next.getByText(/^cai: [78]º na Série A$/)).toHaveCount(2);
    await axeAtBothSizes(page);
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
    await axeAtBothSizes(page);
  });

  const player = await another();
  await registerVerified(player, 'Íris Beco');

  await test.step('a name that is claimed brings its title into the ranking', async () => {
    const parts = page.getByRole('navigation', { name: 'Partes da liga' });
    await parts.getByRole('link', { name: 'Início' }).click();
    await page.getByRole('link', { name: 'Criar ranking' }).click();
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Ranking do Beco');
    await axe(page);
    await page.getByRole('button', { name: 'Criar ranking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ranking do Beco');
    const ranking = new URL(page.url()).pathname;
    const [uuid] = /[0-9a-f-]{36}/.exec(ranking) ?? [];
    await page.getByRole('link', { name: 'Ajustar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustar ranking');
    await axe(page);
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
    type Ranking = { data: { linhas: { pessoa: { nome: string | null }; pontos: number }[] } };
    const points = async () => {
      const { data: now } = await call<Ranking>(page, 'get', `/api/rankings/${uuid}`);
      return now.linhas.find(({ pessoa }) => pessoa.nome === 'Íris Beco')?.pontos;
    };
    await expect.poll(points).toBe(100);
    expect(await (await page.request.get(ranking)).text()).toContain('Íris Beco');
  });

  const options = page.getByRole('button', { name: 'Opções de Íris Beco' });
  const openMembers = async () => {
    await page.goto(`${liga}/membros`);
    await ready(page);
  };

  await test.step('a link lets somebody in, and they can be taken out', async () => {
    await openMembers();
    await page.getByRole('button', { name: 'Criar link' }).click();
    const link = page.getByRole('textbox', { name: 'Link de convite' });
    await player.goto(await link.inputValue());
    await ready(player);
    await axe(player);
    await player.getByRole('button', { name: 'Entrar na liga' }).click();
    await expect(player.getByRole('heading', { level: 1 })).toHaveText('Liga do Beco');
    await openMembers();
    await options.click();
    await dialog(page).getByRole('button', { name: 'Tirar da liga' }).click();
    await expect(options).toHaveCount(0);
  });

  await test.step('who asks is approved; who is banned reads why, and is no member', async () => {
    await player.goto(liga);
    await ready(player);
    await player.getByRole('button', { name: 'Pedir para entrar' }).click();
    await expect(player.getByRole('button', { name: 'Retirar pedido' })).toBeVisible();
    await openMembers();
    await axe(page);
    await page.getByRole('button', { name: 'Aceitar Íris Beco' }).click();
    await options.click();
    await dialog(page).getByRole('button', { name: 'Banir' }).click();
    await dialog(page).getByLabel('Motivo').fill('briga no grupo');
    await axe(page);
    await dialog(page).getByRole('button', { name: 'Banir' }).click();
    await expect(page.getByRole('button', { name: 'Permitir Íris Beco de novo' })).toBeVisible();
    const seen = await (await player.request.get(liga)).text();
    expect(seen).toContain('briga no grupo');
    expect(seen).not.toContain('Pedir para entrar');
  });
});
