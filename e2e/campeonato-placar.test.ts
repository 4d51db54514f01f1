import type { Page } from '@playwright/test';
import { call, openTab, teams } from './campeonato.ts';
import { expect, signIn, test } from './harness.ts';

// Offline, and level until the penalties are typed: the browser writes both to its console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|\b422\b/] });

type Jogos = { data: { uuid: string; versao: number; mandante: object; visitante: object }[] };

async function express(page: Page, preset: string, count: number): Promise<string> {
  const made = await call<{ data: { id: string } }>(page, 'post', '/api/campeonatos/expresso', {
    nome: 'Torneio da Súmula',
    lista: teams(count).join('\n'),
    preset,
  });
  return made.data.id;
}

/** Every match of this round of the knockout: the home side wins. */
async function playRound(page: Page, id: string, rodada: number): Promise<void> {
  const path = `/api/campeonatos/${id}/jogos?rodada=${rodada}`;
  const { data } = await call<Jogos>(page, 'get', path);
  for (const { uuid, versao } of data) {
    const lancamento = { tipo: 'placar', mandante: 2, visitante: 0 };
    await call(page, 'put', `/api/partidas/${uuid}/placar`, { versao, lancamento });
  }
}

test('a number that is no score is refused as typed, and another one is never saved', async ({
  page,
}) => {
  await signIn(page);
  await openTab(page, await express(page, 'pelada', 4), '?aba=jogos');
  await page
    .getByRole('button', { name: /^Lançar placar/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const [home, away] = [sheet.getByRole('spinbutton').nth(0), sheet.getByRole('spinbutton').nth(1)];
  await home.fill('999');
  await away.fill('-3');
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(sheet.getByText('Use um número de 0 a 99.')).toBeVisible();
  await expect(home).toBeFocused();
  await expect(home).toHaveValue('999');
  await expect(away).toHaveValue('-3');
  await home.fill('9');
  await away.fill('3');
  await expect(sheet.getByText('Use um número de 0 a 99.')).toBeHidden();
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText(/9\D*3/);
});

test('without a connection the sheet keeps the score, says so, and saves it afterwards', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openTab(page, await express(page, 'pelada', 4), '?aba=jogos');
  await page
    .getByRole('button', { name: /^Lançar placar/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('spinbutton').nth(0).fill('4');
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(sheet.getByText(/^Sem conexão: não sabemos se o placar foi salvo/)).toBeVisible();
  await expect(sheet.getByRole('spinbutton').nth(0)).toHaveValue('4');
  await context.setOffline(false);
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText(/4\D*0/);
});

test('a score whose answer was lost is saved again without a conflict', async ({ page }) => {
  await signIn(page);
  await openTab(page, await express(page, 'pelada', 4), '?aba=jogos');
  await page
    .getByRole('button', { name: /^Lançar placar/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('spinbutton').nth(0).fill('4');
  await page.route(
    '**/placar',
    async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(sheet.getByText(/não sabemos se o placar foi salvo/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText(/4\D*0/);
  await expect(page.getByText('Placar confirmado.')).toBeVisible();
});

test('a correction that undoes a later match says so once, beside the button in view', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'x1', 4);
  await playRound(page, id, 1);
  await playRound(page, id, 2);
  await openTab(page, id, '?aba=jogos&rodada=1');
  await page
    .getByRole('button', { name: /^Corrigir/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('spinbutton').nth(1).fill('2');
  await expect(sheet.getByText(/O confronto está empatado/)).toBeVisible();
  for (const field of await sheet.getByRole('spinbutton').all()) {
    await expect(field).toBeInViewport();
  }
  const sideways = await sheet.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await sheet.getByRole('spinbutton').nth(1).fill('5');
  await sheet.getByLabel(/Por que o placar muda/).fill('Súmula trocada');
  const anyway = sheet.getByRole('button', { name: 'Salvar mesmo assim' });
  await expect(anyway).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/desfaz/)).toHaveCount(1);
  await anyway.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/desfaz/)).toHaveCount(0);
});
