// A whole round at once: on a keyboard row by row, on a phone one match at a time, pasted from a chat, and
// without a connection.
import type { Page } from '@playwright/test';
import { call, makeDraft, openTab, start, teams } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|\b(409|422)\b/] });

async function express(page: Page, preset: string, count: number): Promise<string> {
  const made = await call<{ data: { id: string } }>(page, 'post', '/api/campeonatos/expresso', {
    nome: 'Torneio da Rodada',
    lista: teams(count).join('\n'),
    preset,
  });
  return made.data.id;
}

type Jogos = { data: { placar: { mandante: number; visitante: number } | null }[] };

const scores = async (page: Page, id: string, rodada: number) => {
  const { data } = await call<Jogos>(page, 'get', `/api/campeonatos/${id}/jogos?rodada=${rodada}`);
  return data.map(({ placar }) => placar && `${placar.mandante}x${placar.visitante}`);
};

test('24 results take two figures each and no pointer @desktop', async ({ page }) => {
  await signIn(page);
  const fases = [{ tipo: 'grupos', grupos: 12 }];
  const id = await makeDraft(page, 'Doze grupos', fases, 48);
  await start(page, id);
  await openTab(page, id, '/gerenciar/placares');
  await page.getByRole('textbox').first().focus();
  let presses = 0;
  for (let match = 0; match < 24; match += 1) {
    for (const figure of [match % 5, (match + 2) % 4]) {
      await page.keyboard.press(String(figure));
      presses += 1;
    }
  }
  expect(presses).toBeLessThanOrEqual(60);
  await expect(page.getByText('24 de 24 salvos')).toBeVisible();
  const wanted = Array.from({ length: 24 }, (_, match) => `${match % 5}x${(match + 2) % 4}`);
  expect(await scores(page, id, 1)).toEqual(wanted);
});

test('W.O. asks who did not come, a typo is taken back, the table follows, and a level tie asks for its penalties @desktop', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'pelada', 6);
  await openTab(page, id, '/gerenciar/placares');
  const rows = page.getByRole('list', { name: 'Jogos da rodada' }).getByRole('listitem');
  await rows.nth(0).getByRole('textbox').first().focus();
  await page.keyboard.press('w');
  await page.getByRole('group', { name: 'Quem faltou?' }).getByRole('button').first().click();
  await expect(rows.nth(0)).toContainText('W.O.');
  await expect(rows.nth(0).getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await rows.nth(1).getByRole('textbox').first().focus();
  await page.keyboard.type('31');
  await expect(rows.nth(1)).toContainText('salvo');
  await rows.nth(1).getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows.nth(1)).toContainText('digitando');
  await rows.nth(1).getByRole('textbox').nth(1).focus();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toContainText('salvo');
  expect((await scores(page, id, 1))[1], 'a figure takes the place of the wrong one').toBe('3x0');
  await rows.nth(2).getByRole('textbox').first().focus();
  await page.keyboard.press('a');
  await expect(rows.nth(2)).toContainText('os dois são avisados');
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toContainText('adiado');
  await expect(page.getByText('Falta só o que foi adiado.')).toBeVisible();
  await axe(page);
  // Behind the figure that is there, by an arrow: 10 × 2.
  await rows.nth(2).getByRole('textbox').first().focus();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('02');
  await expect(rows.nth(2)).toContainText('salvo');
  expect((await scores(page, id, 1))[2]).toBe('10x2');

  await test.step('a level tie asks for its penalties in the row', async () => {
    await openTab(page, await express(page, 'x1', 4), '/gerenciar/placares');
    await rows.nth(0).getByRole('textbox').first().focus();
    const home = rows.nth(0).getByText(/^Time \d+$/);
    await expect(home.first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('1143');
    await expect(rows.nth(0)).toContainText('salvo');
    await expect(rows.nth(1).getByRole('textbox').first()).toBeFocused();
  });
});

test('a message of the group fills the rows, and nothing is saved before one looks', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'pelada', 4);
  await openTab(page, id, '/gerenciar/placares');
  await page.getByRole('button', { name: 'Colar do WhatsApp' }).click();
  const { data } = await call<{
    data: { mandante: { participante: string }; visitante: { participante: string } }[];
  }>(page, 'get', `/api/campeonatos/${id}/jogos?rodada=1`);
  const people = await call<{ data: { uuid: string; nome: string }[] }>(
    page,
    'get',
    `/api/campeonatos/${id}/participantes`,
  );
  const name = (uuid?: string) => people.data.find((one) => one.uuid === uuid)?.nome ?? '';
  const [first, second] = data;
  const lines = [
    `${name(first?.mandante.participante)} 2x1 ${name(first?.visitante.participante)}`,
    `${name(second?.visitante.participante)} 0 x 4 ${name(second?.mandante.participante)}`,
    'partiu pizza',
  ];
  await page.getByLabel('Placares como o grupo escreveu').fill(lines.join('\n'));
  await expect(page.getByText('Linha 3: “partiu pizza” não tem placar.')).toBeVisible();
  await page.getByRole('button', { name: 'Preencher 2 placares' }).click();
  expect(await scores(page, id, 1)).toEqual([null, null]);
  await test.step('what brings a match to the keys lies over its line, and takes no room of its own', async () => {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox') })
      .last();
    const [pick, team] = await Promise.all([
      row.getByRole('button').first().boundingBox(),
      row
        .getByText(/^Time \d+$/)
        .first()
        .boundingBox(),
    ]);
    expect(team?.y).toBeGreaterThanOrEqual(pick?.y ?? 0);
    expect(team?.y).toBeLessThan((pick?.y ?? 0) + (pick?.height ?? 0));
  });
  const save = page.getByRole('button', { name: 'Salvar e próximo' });
  await save.press('Enter');
  await expect(page.getByRole('button', { name: /^Gols de / }).first()).toBeFocused();
  await save.press('Enter');
  await expect(page.getByText('2 de 2 salvos')).toBeVisible();
  // The keys are gone: what says that nothing is left, and where to go on, has the focus.
  await expect(page.locator(':focus')).toContainText('Rodada');
  expect(await scores(page, id, 1)).toEqual(['2x1', '4x0']);
});

test('by thumb: figures, what they move, save and next; offline it is kept and sent later', async ({
  page,
  context,
}) => {
  await signIn(page);
  const id = await express(page, 'pelada', 4);
  await openTab(page, id, '/gerenciar/placares?fase=1&rodada=1');
  const keys = page.getByRole('group', { name: 'Teclado de gols' });
  const save = page.getByRole('button', { name: 'Salvar e próximo' });
  await keys.getByRole('button', { name: '3', exact: true }).click();
  await expect(save).toBeDisabled();
  // No field takes the focus: it would scroll the keys away.
  await expect(page.locator('input:focus')).toHaveCount(0);
  await expect(keys).toBeInViewport({ ratio: 1 });
  await test.step('a figure that was there gives way to the first that is pressed', async () => {
    const plates = page.getByRole('button', { name: /^Gols de / });
    await plates.first().click();
    await keys.getByRole('button', { name: '3', exact: true }).click();
    await expect(plates.first()).toHaveText(/Time \d\d ?3$/);
    await keys.getByRole('button', { name: '7', exact: true }).click();
    await keys.getByRole('button', { name: '7', exact: true }).click();
    await expect(plates.last()).toHaveText(/Time \d\d ?77$/);
    await plates.last().click();
  });
  await keys.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByText(/do \d+º ao \d+º|Ninguém muda/).first()).toBeVisible();
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText('sem conexão, guardado aqui').first()).toBeVisible();
  await keys.getByRole('button', { name: '0', exact: true }).click();
  await keys.getByRole('button', { name: '0', exact: true }).click();
  await save.click();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('2 de 2 salvos')).toBeVisible();
  expect(await scores(page, id, 1)).toEqual(['3x1', '0x0']);
  await axe(page);
});

test('a correction that levels two groups leads to lots instead of the final @desktop', async ({
  page,
}) => {
  await signIn(page);
  const fases = [
    { tipo: 'grupos', grupos: 2, classificam: 1 },
    { tipo: 'mata_mata', pernas_final: 2, cruzamento: 'campanha' },
  ];
  const id = await makeDraft(page, 'Copa Corrigida', fases, 4);
  await start(page, id);
  await openTab(page, id, '/gerenciar/placares');
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type('1030');
  const final = page.getByRole('link', { name: 'Ir para: Final' });
  await expect(final).toBeVisible();
  // Both legs say which they are.
  await final.click();
  const rows = page.getByRole('list', { name: 'Jogos da rodada' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Ida');
  await expect(rows.nth(1)).toContainText('Volta');
  await openTab(page, id, '/gerenciar/placares?fase=1&rodada=1');
  await expect(final).toBeVisible();
  await rows.nth(1).getByRole('button', { name: 'Corrigir' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('spinbutton').first().fill('1');
  await sheet.getByRole('textbox', { name: 'Por que o placar muda' }).fill('Súmula errada');
  await sheet.getByRole('button', { name: 'Salvar placar' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ver o próximo passo' }).click();
  await page.getByRole('link', { name: 'Sortear desempate' }).first().click();
  await expect(page.getByRole('list', { name: 'O que ele decide' })).toHaveText(
    '1º a sairpassa, à frente dos que saírem depois2º a sairpassa',
  );
});

test('a played season is looked at line by line and goes in at once', async ({ page }) => {
  await signIn(page);
  const id = await express(page, 'pelada', 4);
  await openTab(page, id, '/gerenciar/placares');
  await page.getByRole('link', { name: 'Importar' }).click();
  const [one, two, three, four] = teams(4);
  await page
    .getByRole('textbox', { name: 'Ou cole aqui os resultados' })
    .fill(
      `Rodada 1\n${one} 2x1 ${two}\nNinguém 1x0 ${three}\n${three} x ${four} (W.O. do ${four})`,
    );
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(page.getByRole('heading', { name: 'Como fica' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Como fica' })).toBeInViewport();
  await expect(page.getByText('Ninguém aqui se chama “Ninguém”.')).toBeVisible();
  await expect(page.getByText('Corrija a linha no texto e veja de novo')).toBeVisible();
  const button = page.getByRole('button', { name: 'Importar 2 placares' });
  await expect(button).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Deixar de fora a linha recusada' }).check();
  await axe(page);
  await button.click();
  await expect(page.getByText('2 placares importados.')).toBeVisible();
  type Registros = { data: { acao: string; autor: string }[] };
  const { data } = await call<Registros>(page, 'get', `/api/campeonatos/${id}/historico`);
  expect(data.filter(({ autor }) => autor === 'importacao')).toHaveLength(3);
});
