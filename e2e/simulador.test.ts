// Somebody imagines results: the table moves, and who opens the link sees the same.
import { makeDraft, openTab, play, start } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test('two typed scores move the table; a guest who opens the link sees the same', async ({
  page,
  another,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Liga Imaginada', [{ tipo: 'pontos_corridos' }], 4);
  await start(page, id, 'aleatorio');
  await play(page, id, ({ rodada }) => rodada === 3);
  await openTab(page, id, '/simulador');
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Classificação simulada' });
  const before = await table.getByRole('row').allTextContents();
  await expect(main.getByText('0 de 2 jogos preenchidos')).toBeVisible();

  // By keyboard alone: a figure, Enter to the next field.
  const fields = main.getByRole('textbox', { name: /^Gols de/ });
  await expect(fields).toHaveCount(4);
  await fields.first().focus();
  for (const figure of ['0', '9', '9', '0']) {
    await page.keyboard.type(figure);
    await page.keyboard.press('Enter');
  }
  await expect(main.getByText('2 de 2 jogos preenchidos')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Como a tabela fica' })).toBeVisible();
  // The order of the names may stay; points and goals do not.
  await expect.poll(() => table.getByRole('row').allTextContents()).not.toEqual(before);
  const after = await table.getByRole('row').allTextContents();
  await expect(page).toHaveURL(/cenario=1\.1\.[\w-]{18}$/);
  await axe(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Compartilhar cenário' }).click();
  await expect(page.getByText('Link do cenário copiado.')).toBeVisible();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent).toBe(page.url());

  const guest = await another();
  await guest.goto(sent);
  await ready(guest);
  const same = guest.getByRole('table', { name: 'Classificação simulada' });
  await expect(same.getByRole('row')).toHaveText(after);
  await expect(guest.getByText('2 de 2 jogos preenchidos')).toBeVisible();
  // Everything is imagined: nothing is left to chance. Chances wait for somebody who does something.
  await guest.mouse.move(5, 5);
  await expect(guest.getByText('Não há jogos a simular neste cenário.')).toBeVisible();
  await guest.getByRole('button', { name: 'Zerar' }).click();
  await expect(guest.getByText('0 de 2 jogos preenchidos')).toBeVisible();
  await expect(guest.getByText('10.000 simulações')).toBeVisible();
  await expect(guest).not.toHaveURL(/cenario=/);

  // The matches are played meanwhile: their results count, and the link says so.
  const link = page.url();
  await play(page, id);
  await page.goto(link);
  await expect(page.getByText(/2 jogos deste cenário já têm resultado/)).toBeVisible();
  await expect(page.getByText(/Não falta nenhum jogo/)).toBeVisible();
});
