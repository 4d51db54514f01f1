import type { Page } from '@playwright/test';
import { call, goToTab, openTab, teams } from './campeonato.ts';
import { axe, axeAtBothSizes, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

// Offline, and level until the penalties are typed: the browser writes both to its console.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|\b(409|422)\b/] });

type Jogo = { uuid: string; versao: number; estado: string; jogo_previsto_at: string | null };
type Jogos = { data: Jogo[] };

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

test('what is no score is refused as typed; without a connection, or an answer, it is saved afterwards', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openTab(page, await express(page, 'pelada', 6), '/jogos');
  const next = page.getByRole('button', { name: /^Lançar placar/ }).first();
  const matches = page.getByRole('article');
  const sheet = page.getByRole('dialog');
  const [home, away] = [sheet.getByRole('spinbutton').nth(0), sheet.getByRole('spinbutton').nth(1)];
  const save = sheet.getByRole('button', { name: 'Salvar placar' });
  await test.step('a number that is no score is refused, and another one is never saved', async () => {
    await next.click();
    await home.fill('999');
    await away.fill('-3');
    await save.click();
    await expect(sheet.getByText('Use um número de 0 a 99.')).toBeVisible();
    await expect(home).toBeFocused();
    await expect(home).toHaveValue('999');
    await expect(away).toHaveValue('-3');
    await home.fill('9');
    await away.fill('3');
    await expect(sheet.getByText('Use um número de 0 a 99.')).toBeHidden();
    await save.click();
    await expect(sheet).toBeHidden();
    await expect(matches.nth(0)).toContainText(/9×(20:00)?3/);
  });
  await test.step('without a connection the sheet keeps the score, and says so', async () => {
    await next.click();
    await home.fill('4');
    await context.setOffline(true);
    await save.click();
    await expect(sheet.getByText(/^Sem conexão: não sabemos se o placar foi salvo/)).toBeVisible();
    await expect(home).toHaveValue('4');
    await context.setOffline(false);
    await save.click();
    await expect(sheet).toBeHidden();
    await expect(matches.nth(1)).toContainText(/4×(20:00)?0/);
  });
  await test.step('a score whose answer was lost is saved again without a conflict', async () => {
    await next.click();
    await home.fill('5');
    await page.route(
      '**/placar',
      async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await save.click();
    await expect(sheet.getByText(/não sabemos se o placar foi salvo/)).toBeVisible();
    await save.click();
    await expect(sheet).toBeHidden();
    await expect(matches.nth(2)).toContainText(/5×(20:00)?0/);
    await expect(page.getByText(/ 5 × 0 /)).toBeVisible();
  });
});

test('a correction that changes a semi-finalist once all was played says what it undoes, and gives it back', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'x1', 8);
  for (const rodada of [1, 2, 3]) await playRound(page, id, rodada);
  await openTab(page, id, '/jogos?rodada=1');
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

  // Put right again, what it undid may come back.
  await page
    .getByRole('button', { name: /^Corrigir/ })
    .first()
    .click();
  await sheet.getByRole('spinbutton').nth(1).fill('0');
  const save = sheet.getByRole('button', { name: 'Salvar placar' });
  const reason = sheet.getByLabel(/Por que o placar muda/);
  await test.step('without its reason it is refused where one looks, and typing goes on there', async () => {
    await save.press('Enter');
    await expect(reason).toBeFocused();
    const refusal = sheet.getByText('Diga por que o placar muda.');
    await expect(refusal).toBeVisible();
    const [said, button] = [await refusal.boundingBox(), await save.boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 999)).toBeLessThanOrEqual(button?.y ?? 0);
  });
  await reason.fill('A súmula estava certa');
  await save.press('Enter');
  await expect(page.getByText('2 resultados podem voltar')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Campeão: /)).toHaveCount(0);
  await axe(page);
  await page.getByRole('button', { name: 'Deixar sem placar' }).press('Enter');
  await expect(sheet).toBeHidden();
  // Back on the row where the first sheet was opened.
  await expect(page.getByRole('button', { name: /^Corrigir/ }).first()).toBeFocused();

  // Not taken at once, it is offered on the page of the match.
  const { data } = await call<Jogos>(page, 'get', `/api/campeonatos/${id}/jogos?rodada=2`);
  await page.goto(`/partida/${data.find(({ estado }) => estado === 'agendada')?.uuid}`);
  await ready(page);
  const restore = page.getByRole('button', { name: 'Restaurar o placar' });
  await expect(restore).toBeVisible();
  await page.getByRole('button', { name: 'Lançar placar' }).click();
  await sheet.getByLabel('O que aconteceu').selectOption({ label: 'Adiar' });
  await sheet.getByRole('button', { name: 'Adiar jogo' }).click();
  await expect(page.getByText(/: adiado, sem nova data/)).toBeVisible();
  // Put off is no score that was taken back: nothing is asked.
  await expect(sheet).toBeHidden();
  await restore.click();
  await axe(page);
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect(sheet).toBeHidden();
  await restore.click();
  await page.getByRole('button', { name: 'Restaurar', exact: true }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(restore).toBeHidden();
  // The card is gone with it: the page itself is where one is.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openTab(page, id, '/jogos?rodada=1');
  await expect(page.getByRole('main').getByText(/^Campeão: /)).toBeVisible();
});

test('on a level tie the fields of the penalties come into sight, from the row of the panel too; who missed a match is asked, not guessed', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'x1', 4);
  await openTab(page, id, '/jogos');
  await page
    .getByRole('button', { name: /^Lançar placar/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('spinbutton').nth(0).fill('1');
  await sheet.getByRole('spinbutton').nth(1).fill('1');
  const penalties = sheet.getByRole('spinbutton').nth(2);
  const save = sheet.getByRole('button', { name: 'Salvar placar' });
  await expect(penalties).toBeInViewport({ ratio: 1 });
  const [field, button] = [await penalties.boundingBox(), await save.boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

  await sheet.getByLabel('O que aconteceu').selectOption({ label: 'W.O.' });
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(sheet.getByText('Diga quem não apareceu.')).toBeVisible();
  await expect(sheet.getByRole('radio').first()).toBeFocused();
  await axe(page);
  await sheet.getByRole('radio', { name: 'Nenhum dos dois compareceu' }).check();
  await expect(sheet.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await sheet
    .getByRole('radio', { name: /não compareceu$/ })
    .first()
    .check();
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(page.getByText(/W\.O\.: .+ não apareceu e .+ passa\./)).toBeVisible();

  await test.step('a draw typed in the row of the panel goes on at the penalties', async () => {
    await goToTab(page, id, '/gerenciar');
    await page
      .getByRole('textbox', { name: /^Gols de/ })
      .first()
      .focus();
    await page.keyboard.type('11');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('spinbutton').nth(2)).toBeFocused();
    await page.keyboard.type('5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/1 \(5\) × \(4\) 1/).first()).toBeVisible();
    // Its row is done and gone: the heading above it, or of the page, is where one goes on.
    await expect(page.locator(':focus')).toHaveRole('heading');
  });
});

test('a day that its venue has taken is refused at its field; one after the final asks first', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'x1', 4);
  const dates = async (rodada: number, day: string) => {
    const path = `/api/campeonatos/${id}/jogos?rodada=${rodada}`;
    for (const [index, jogo] of (await call<Jogos>(page, 'get', path)).data.entries()) {
      const jogo_previsto_at = `${day}T${20 + index}:00:00Z`;
      const body = { versao: jogo.versao, estadio: 'Arena', jogo_previsto_at, ciente: true };
      await call(page, 'put', `/api/partidas/${jogo.uuid}/agenda`, body);
    }
  };
  await dates(1, '2027-03-06');
  await dates(2, '2027-03-08');
  await openTab(page, id, '/jogos?rodada=1');
  await page
    .getByRole('button', { name: /^Lançar placar/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('O que aconteceu').selectOption({ label: 'Adiar' });
  const day = sheet.getByLabel(/^Nova data/);
  await day.fill('06/03/2027 18:10');
  await sheet.getByRole('button', { name: 'Adiar jogo' }).click();
  await expect(day).toHaveAccessibleDescription(/Já existe um jogo neste local/);
  await day.fill('09/03/2027 18:10');
  await sheet.getByRole('button', { name: 'Adiar jogo' }).click();
  await expect(sheet.getByText(/Neste dia já há jogos de uma fase seguinte/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Adiar mesmo assim' }).click();
  await expect(page.getByText(/: adiado para /)).toBeVisible();
});

test('back closes the sheet; typed without a pointer from the first figure on, a typo taken back without a reason, put off, and called off', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'pelada', 4);
  await openTab(page, id);
  await page.getByRole('link', { name: 'Jogos', exact: true }).click();
  // The first view has such buttons too.
  await expect(page).toHaveURL(`/campeonato/${id}/jogos`);
  await page
    .getByRole('button', { name: /^Lançar placar/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('spinbutton').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`/campeonato/${id}/jogos`);

  const enter = page.getByRole('button', { name: /^Lançar placar/ });
  const before = await enter.count();
  await enter.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('spinbutton').first()).toBeFocused();
  await page.keyboard.press('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/ 3 × 2 .+ é o 1º/)).toBeVisible();
  await expect(enter).toHaveCount(before - 1);
  await page
    .getByRole('button', { name: /^Corrigir/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(/: placar desfeito\./)).toBeVisible();
  await expect(enter).toHaveCount(before);

  await enter.first().click();
  await sheet.getByLabel('O que aconteceu').selectOption({ label: 'Adiar' });
  await expect(sheet.getByRole('heading', { name: 'Adiar jogo' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Salvar placar' })).toBeHidden();
  await sheet.getByLabel(/^Nova data/).fill('06/03/2027 19:30');
  await axe(page);
  await sheet.getByRole('button', { name: 'Adiar jogo' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/: adiado para sáb, 06\/03\/2027/)).toBeVisible();
  const { data } = await call<Jogos>(page, 'get', `/api/campeonatos/${id}/jogos?rodada=1`);
  expect(data.map(({ jogo_previsto_at }) => jogo_previsto_at)).toContain(
    '2027-03-06T22:30:00.000Z',
  );

  await test.step('one that will not be played is called off, which is said before, and is on again', async () => {
    const open = data.find(({ estado }) => estado === 'agendada');
    await page.goto(`/partida/${open?.uuid}`);
    await ready(page);
    await page.getByRole('button', { name: 'Lançar placar' }).click();
    await sheet.getByLabel('O que aconteceu').selectOption({ label: 'Cancelar jogo' });
    await expect(sheet.getByText(/não conta para ninguém: nem pontos, nem gols/)).toBeVisible();
    const reason = sheet.getByLabel(/^Motivo, que os dois lados leem/);
    await sheet.getByRole('button', { name: 'Cancelar jogo' }).click();
    await expect(reason).toHaveAccessibleDescription('Diga o motivo: os dois lados vão ler.');
    await axeAtBothSizes(page);
    // Told once: there are no figures that push it out of sight.
    await expect(sheet.getByText('Nenhuma posição muda.')).toHaveCount(1);
    await reason.fill('Campo alagado');
    await sheet.getByRole('button', { name: 'Cancelar jogo' }).click();
    await expect(page.getByText(/: cancelado, não conta\./)).toBeVisible();
    await expect(page.getByText('Motivo: Campo alagado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Link para a mesa' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Lançar placar' })).toBeHidden();
    await page.getByRole('button', { name: 'Tirar o cancelamento' }).click();
    await expect(sheet.getByText(/O jogo volta a esperar placar/)).toBeVisible();
    await axeAtBothSizes(page);
    await reason.fill('O campo secou');
    await sheet.getByRole('button', { name: 'Tirar o cancelamento' }).click();
    await expect(page.getByText(/: de volta, à espera do placar\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lançar placar' })).toBeVisible();
  });
});
