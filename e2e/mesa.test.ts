// A table official without an account: a link for a round, ten scores without a network, a reload in between, and one
// score that somebody else had entered meanwhile.
import type { Locator, Page } from '@playwright/test';
import reader from 'jsqr';
import sharp from 'sharp';
import { call, makeDraft, start } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({
  // A service worker stays in its context.
  ownContext: true,
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});

type Jogo = { uuid: string; versao: number; estado: string };
type Round = { data: Jogo[] };

/** What a phone reads off the paper, which is finer than the screen: the drawing itself, not a picture of the page. */
async function readCode(code: Locator): Promise<string> {
  const drawing = await code.evaluate((svg) => new XMLSerializer().serializeToString(svg));
  const paper = { top: 40, bottom: 40, left: 40, right: 40, background: '#fff' };
  const picture = sharp(Buffer.from(drawing), { density: 1_000 })
    .resize(600)
    .flatten({ background: '#fff' });
  const { data, info } = await picture
    .extend(paper)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = reader.default(new Uint8ClampedArray(data), info.width, info.height);
  if (!read) throw new Error('it cannot be read');
  return read.data;
}

/** What is printed carries its script: it is there when the page has loaded. */
async function openPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

/** One score for the home side, sent. */
async function enter(mesa: Page, at: number): Promise<void> {
  const matches = mesa.getByRole('region', { name: 'Jogos deste link' }).getByRole('listitem');
  await matches.nth(at).getByRole('button').click();
  await mesa
    .getByRole('button', { name: /^Gol de/ })
    .first()
    .click();
  await mesa.getByRole('button', { name: /^Encerrar e mandar 1/ }).click();
  await mesa.getByRole('button', { name: 'Sim, mandar' }).click();
  await expect(matches.nth(at)).toContainText('guardado neste aparelho, espera envio');
}

const queueOf = (mesa: Page) => mesa.getByRole('heading', { name: 'Fila de envio' });

/** What is pressed is gone each time: who uses no pointer goes on from where the next thing is. */
async function opensByKey(mesa: Page, line: Locator): Promise<void> {
  const match = mesa.getByRole('heading', { name: / × / });
  await line.press('Enter');
  await expect(match).toBeFocused();
  await mesa.getByRole('button', { name: 'Todos os jogos' }).press('Enter');
  await expect(line).toBeFocused();
  await line.press('Enter');
  await mesa.getByRole('button', { name: 'W.O.: alguém não veio' }).press('Enter');
  await expect(mesa.getByRole('radio').first()).toBeFocused();
  await mesa.getByRole('button', { name: 'Voltar ao placar' }).press('Enter');
  await expect(mesa.getByRole('button', { name: 'W.O.: alguém não veio' })).toBeFocused();
}

/** The same, told as it is played; a card that was none is taken back. */
async function tell(mesa: Page, at: number): Promise<void> {
  const matches = mesa.getByRole('region', { name: 'Jogos deste link' }).getByRole('listitem');
  await opensByKey(mesa, matches.nth(at).getByRole('button'));
  await mesa.getByRole('button', { name: 'Começou' }).press('Enter');
  await expect(mesa.getByRole('timer')).toHaveAccessibleName(/1º tempo/);
  await expect(mesa.getByRole('timer')).toBeFocused();
  const home = mesa.getByRole('button', { name: /^Gol de/ }).first();
  await home.click();
  await mesa
    .getByRole('button', { name: /^Amarelo de/ })
    .first()
    .click();
  await axe(mesa);
  await mesa.getByRole('button', { name: /^Desfazer: Amarelo de/ }).click();
  await expect(mesa.getByRole('button', { name: /^Desfazer: Gol de/ })).toBeVisible();
  const end = mesa.getByRole('button', { name: /^Encerrar e mandar 1/ });
  await end.click();
  await expect(mesa.getByRole('alert').filter({ hasText: 'Sim, mandar' })).toBeFocused();
  await mesa.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(end).toBeFocused();
  await end.click();
  await mesa.getByRole('button', { name: 'Sim, mandar' }).click();
  await expect(queueOf(mesa)).toBeFocused();
  await expect(matches.nth(at)).toContainText('guardado neste aparelho, espera envio');
}

test('an official enters ten scores without a network; what differs from an official score becomes a case', async ({
  page,
  context,
  organiser,
}) => {
  await signIn(page);
  const fases = [{ tipo: 'pontos_corridos', turnos: 1 }];
  const id = await makeDraft(page, 'Liga da Mesa', fases, 20);
  await start(page, id);
  await page.goto(`/campeonato/${id}/gerenciar/placares`);
  await ready(page);
  await page.getByRole('button', { name: 'Link para a mesa' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Para quem (opcional)').fill('Quadra 1');
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Link da mesa' }).inputValue();
  await expect(dialog.getByText(/nunca usado/)).toBeVisible();
  await axe(page);

  const mesa = await context.newPage();
  await mesa.goto(url);
  await ready(mesa);
  await expect(mesa.getByText('Esta página reabre sem internet.')).toBeVisible();
  await axe(mesa);
  await context.setOffline(true);
  for (let at = 0; at < 9; at += 1) await enter(mesa, at);
  await expect(mesa.getByText('9 placares esperam.')).toBeVisible();
  await tell(mesa, 9);
  await expect(mesa.getByText('12 lançamentos esperam.')).toBeVisible();
  await mesa.reload();
  await ready(mesa);
  await expect(mesa.getByText('12 lançamentos esperam.')).toBeVisible();
  await expect(mesa.getByText('Esta página reabre sem internet.')).toBeVisible();

  // The organisation enters another score for the first of them meanwhile.
  const path = `/api/campeonatos/${id}/jogos?fase=1&rodada=1`;
  const [first] = (await call<Round>(organiser, 'get', path)).data;
  const lancamento = { tipo: 'placar', mandante: 0, visitante: 3 };
  const body = { versao: first?.versao, lancamento };
  await call(organiser, 'put', `/api/partidas/${first?.uuid}/placar`, body);
  await context.setOffline(false);
  await expect(mesa.getByText('Tudo enviado')).toBeVisible();
  await expect(mesa.getByText('Na fila: 0 · Enviados: 12')).toBeVisible();
  await expect(mesa.getByText('em disputa', { exact: true })).toHaveCount(1);
  const { data } = await call<Round>(organiser, 'get', path);
  const states = data.map(({ estado }) => estado).sort();
  expect(states).toEqual([...Array(9).fill('confirmada'), 'contestada']);
  expect(data.find(({ uuid }) => uuid === first?.uuid)).toMatchObject({
    ...{ estado: 'contestada', placar: { mandante: 0, visitante: 3 } },
  });

  // The case has both versions.
  await page.goto(`/partida/${first?.uuid}/caso`);
  await ready(page);
  await expect(page.getByRole('columnheader', { name: 'A mesa' })).toBeVisible();
  await page.getByRole('radio', { name: /Vale o que a mesa disse/ }).check();
  const veredito = {
    decisao: lancamento,
    motivo: 'A súmula mostra.',
    regra: { texto: 'A súmula.' },
  };
  const { versao } = data.find(({ uuid }) => uuid === first?.uuid) ?? {};
  await call(organiser, 'post', `/api/partidas/${first?.uuid}/veredito`, { versao, ...veredito });
  await mesa.reload();
  await ready(mesa);
  await expect(mesa.getByText('O caso acabou: vale 0 × 3.')).toBeVisible();
  await expect(mesa.getByText('em disputa', { exact: true })).toHaveCount(0);

  // The sheets of the next round, one for each match: the code on a paper opens its own match.
  await openPaper(page, `/imprimir/campeonato/${id}/sumulas?fase=1&rodada=2`);
  const paper = page.getByRole('article').nth(3);
  expect(await readCode(paper.locator('.q svg'))).toMatch(/\/partida\/[0-9a-f-]{36}$/);
  await axe(page);
  await page.getByRole('button', { name: 'Pôr o código da mesa' }).click();
  await expect(paper.getByText(/^Lance o placar aqui, até/)).toBeVisible();
  await mesa.goto(await readCode(paper.locator('.q svg')));
  await ready(mesa);
  const names = await paper.getByRole('heading').allTextContents();
  for (const nome of names) {
    await expect(mesa.getByRole('button', { name: `Gol de ${nome}`, exact: true })).toBeVisible();
  }
  // Without a network the match stays on the screen with its score: it is not asked a second time by itself.
  await context.setOffline(true);
  await mesa
    .getByRole('button', { name: /^Gol de/ })
    .first()
    .click();
  await mesa.getByRole('button', { name: /^Encerrar e mandar/ }).click();
  await mesa.getByRole('button', { name: 'Sim, mandar' }).click();
  await expect(mesa.getByText('1 placar espera.')).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Sim, mandar' })).toBeHidden();
  await expect(queueOf(mesa)).toBeFocused();
  await mesa.close();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Desligar este código' }).click();
  await expect(page.getByText(/^Código desligado/)).toBeVisible();
  expect(await readCode(paper.locator('.q svg')), 'as before').toContain('/partida/');
});
