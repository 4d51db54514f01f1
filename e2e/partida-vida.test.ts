import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { call, makeDraft, start, typeGoals } from './campeonato.ts';
import { registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

type Round = { data: { uuid: string; mandante: Side; visitante: Side }[] };
type Side = { participante: string };

/** A league of two legs between two who have accounts, and an organiser who does not play. */
async function makeMatches(page: Page, home: Page, away: Page): Promise<string[]> {
  const fases = [{ tipo: 'pontos_corridos', turnos: 2 }];
  const regras = {
    quem_informa: 'os_dois',
    modelo_rodada: 'livre',
    aviso_cancelamento_horas: 0,
  };
  const id = await makeDraft(page, 'Liga dos Dois', fases, 2, regras);
  await start(page, id);
  const path = `/api/campeonatos/${id}/jogos`;
  const { data: first } = await call<Round>(page, 'get', `${path}?fase=1&rodada=1`);
  const { data: second } = await call<Round>(page, 'get', `${path}?fase=1&rodada=2`);
  const [match] = first;
  const sides = [match?.mandante.participante, match?.visitante.participante];
  for (const [index, person] of [home, away].entries()) {
    const invite = `/api/participantes/${sides[index]}/convite`;
    const { data } = await call<{ data: { url: string } }>(page, 'post', invite);
    const token = new URL(data.url).searchParams.get('assumir');
    await call(person, 'post', '/api/participantes/convite', { token });
  }
  return [...first, ...second].map(({ uuid }) => uuid);
}

async function openMatch(page: Page, uuid: string | undefined, rest = ''): Promise<void> {
  await page.goto(`/partida/${uuid}${rest}`);
  await ready(page);
}

const said = (page: Page, text: string) =>
  expect(page.locator('[data-toast-group]').getByText(text).first()).toBeVisible();

/** A screen that was photographed: noise, as every picture is another one. */
async function addPicture(page: Page, n: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1_800, height: 900, channels: 3, background: '#123', noise } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const file = { name: `tela-${n}.jpg`, mimeType: 'image/jpeg', buffer };
  await sheet(page).getByLabel('Galeria').setInputFiles(file);
  await expect(sheet(page).getByRole('img', { name: `Foto ${n}` })).toBeVisible();
}

/** Two goals, and no third. */
async function sayScorers(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Dizer quem fez os gols (opcional)' }).click();
  await sheet(page).getByRole('button', { name: 'Gol contra', exact: true }).click();
  const name = sheet(page).getByLabel('Nome do jogador');
  await name.fill('Pipoca');
  // Typed and not added it would be lost with the sheet.
  await sheet(page).getByRole('button', { name: 'Enviar 2 × 1' }).click();
  await expect(
    sheet(page).getByRole('alert').filter({ hasText: 'Pipoca ainda não' }),
  ).toBeVisible();
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Pipoca 1 gol' })).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Não identificado' })).toBeDisabled();
  await sheet(page).getByRole('button', { name: 'Cartões' }).click();
  await sheet(page).getByRole('button', { name: 'Cartão amarelo, Pipoca' }).click();
  await axe(page);
}

const sheet = (page: Page) => page.getByRole('dialog');

async function report(
  page: Page,
  goals: readonly [number, number],
  withIt?: (page: Page) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Informar placar' }).click();
  await typeGoals(page, 'Gols de', goals);
  await withIt?.(page);
  await sheet(page)
    .getByRole('button', { name: `Enviar ${goals.join(' × ')}` })
    .click();
  await said(page, 'Placar informado. Agora o outro lado responde.');
  await expect(sheet(page)).toBeHidden();
}

/** By the hours that are there for one touch; those at the end of them are days away. */
async function propose(page: Page, button: string, hours: readonly number[]): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const quick = sheet(page).getByRole('group', { name: 'Toque para incluir' }).getByRole('button');
  for (const hour of hours) await quick.nth(hour).click();
  if (hours.length > 1) await axe(page);
  const name = hours.length === 1 ? 'Propor um horário' : `Propor ${hours.length} horários`;
  await sheet(page).getByRole('button', { name }).click();
  await expect(sheet(page)).toBeHidden();
}

/** Proposed, countered, agreed on in spite of two answers at once, and called off. */
async function agreeAndCallOff(ana: Page, bia: Page, match: string | undefined): Promise<void> {
  await openMatch(ana, match);
  await expect(ana.getByRole('heading', { name: 'Falta combinar o horário' })).toBeVisible();
  await propose(ana, 'Propor horários', [5, 4]);
  await said(ana, '2 horários propostos. Time');
  await expect(ana.getByRole('heading', { name: 'Seu lado propôs 2 horários' })).toBeVisible();
  await expect(ana.getByText(/ainda não viu/)).toBeVisible();

  await openMatch(bia, match);
  await expect(bia.getByRole('heading', { name: /propôs 2 horários/ })).toBeVisible();
  await expect(bia.getByText(/É a sua vez/)).toBeVisible();
  await axe(bia);
  await propose(bia, 'Propor outros', [3]);
  await openMatch(ana, match);
  await expect(ana.getByRole('heading', { name: /propôs um horário/ })).toBeVisible();
  await expect(ana.getByText(/viu os horários propostos/)).toBeVisible();
  await ana
    .getByRole('button', { name: /^Retirar/ })
    .first()
    .click();
  await said(ana, 'Você retirou');
  // Her page shows it before the other one answers: it would else be read anew with that answer.
  await expect(ana.getByRole('button', { name: /^Retirar/ })).toHaveCount(1);
  await bia.getByRole('radio').nth(1).check();
  await bia.getByRole('button', { name: /^Aceitar/ }).click();
  await said(bia, 'Combinado:');
  await expect(bia.getByRole('heading', { name: /^Combinado:/ })).toBeVisible();
  // Too late by a moment: told so, and shown how it stands.
  await ana.getByRole('button', { name: /^Aceitar/ }).click();
  await said(ana, 'Esta proposta não espera mais resposta.');
  await expect(ana.getByRole('heading', { name: /^Combinado:/ })).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Pedir outro horário' })).toBeVisible();

  await bia.getByRole('button', { name: 'Posso jogar mais tarde, hoje.' }).click();
  await said(bia, 'Posso jogar mais tarde, hoje.');
  await expect(bia.getByText(/mandou recado: Posso jogar mais tarde/)).toBeVisible();
  await bia.getByRole('button', { name: 'Não vou poder jogar' }).click();
  await expect(sheet(bia).getByText(/o jogo é adiado agora/)).toBeVisible();
  await sheet(bia).getByLabel('Motivo').fill('Viagem de última hora');
  await axe(bia);
  await sheet(bia).getByRole('button', { name: 'Desmarcar o jogo' }).click();
  await said(bia, 'Jogo desmarcado.');
  await expect(bia.getByText('Adiado, sem nova data')).toBeVisible();
  await openMatch(ana, match);
  await expect(ana.getByRole('main').getByText('Viagem de última hora').first()).toBeVisible();
  await expect(ana.getByRole('heading', { name: 'Falta combinar o horário' })).toBeVisible();
}

/** What the page of the match tells of what came before, the page of its case tells as well. */
async function readsAllOfIt(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(/viu os horários propostos/).first()).toBeVisible();
  await expect(main.getByText('Motivo: Viagem de última hora')).toBeVisible();
}

test('two players and an organiser: reported and confirmed, then contested and decided', async ({
  page,
  another,
}) => {
  await signIn(page);
  const [ana, bia] = [await another(), await another()];
  await registerVerified(ana, 'Ana Casa');
  await registerVerified(bia, 'Bia Fora');
  const [first, second] = await makeMatches(page, ana, bia);

  await openMatch(ana, first);
  await report(ana, [2, 1], sayScorers);
  await expect(ana.getByRole('region', { name: 'Súmula' })).toContainText('Cartão amarelo');
  await expect(ana.getByRole('heading', { name: 'Seu lado informou 2 × 1' })).toBeVisible();
  await expect(ana.getByText('Seu lado ainda pode mudar ou retirar 3 vezes.')).toBeVisible();
  await axe(ana);

  await openMatch(bia, first);
  await expect(bia.getByRole('heading', { name: 'Foi 2 × 1 mesmo?' })).toBeVisible();
  await expect(bia.getByText('Aguardando sua confirmação')).toBeVisible();
  await axe(bia);
  // The claim is changed while the rival looks at it: what is confirmed is what was seen.
  await ana.getByRole('button', { name: 'Mudar', exact: true }).click();
  await typeGoals(ana, 'Gols de', [3, 1]);
  await sheet(ana).getByRole('button', { name: 'Enviar 3 × 1' }).click();
  await expect(ana.getByRole('heading', { name: 'Seu lado informou 3 × 1' })).toBeVisible();
  await bia.getByRole('button', { name: 'Confirmar 2 × 1' }).click();
  await said(bia, 'O placar informado mudou.');
  await bia.getByRole('button', { name: 'Confirmar 3 × 1' }).click();
  await said(bia, 'Placar confirmado.');
  await expect(bia.getByText(/^Confirmado pelos dois lados/)).toBeVisible();
  await expect(bia.getByText('Bia Fora confirmou 3 × 1')).toBeVisible();

  await agreeAndCallOff(ana, bia, second);
  await openMatch(bia, second);
  await report(bia, [0, 2], (page) => addPicture(page, 1));
  await expect(bia.getByRole('heading', { name: 'Provas' })).toBeVisible();
  // Work finds the person: the claim is on the home page of who has to answer it.
  await ana.goto('/');
  await ready(ana);
  await ana.getByRole('link', { name: /^Responder: O rival informou o placar/ }).click();
  await expect(ana).toHaveURL(`/partida/${second}`);
  await ana.getByRole('button', { name: 'Contestar' }).click();
  await sheet(ana).getByRole('button', { name: 'Enviar 0 × 2' }).click();
  await expect(sheet(ana).getByRole('alert').filter({ hasText: 'mesmo placar' })).toBeVisible();
  await typeGoals(ana, 'Gols de', [0, 1]);
  await addPicture(ana, 1);
  await sheet(ana).getByLabel('Link do vídeo (opcional)').fill('https://youtu.be/apito');
  await sheet(ana).getByLabel('Motivo (opcional)').fill('O segundo foi depois do apito.');
  await axe(ana);
  await sheet(ana).getByRole('button', { name: 'Enviar 0 × 1' }).click();
  await said(ana, 'Contestado. A organização decide o caso.');
  await expect(ana.getByRole('heading', { name: 'O caso está com a organização' })).toBeVisible();
  await ana.getByRole('link', { name: 'Ver o caso' }).click();
  await expect(ana.getByRole('heading', { name: 'Onde concordam e onde não' })).toBeVisible();
  await expect(ana.getByRole('heading', { name: 'Sua decisão' })).toBeHidden();
  await readsAllOfIt(ana);

  await page.goto('/');
  await ready(page);
  await page
    .getByRole('link', { name: /^Decidir: 1 placar contestado para decidir, Liga dos Dois/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Contestados 1' })).toBeVisible();
  await page.getByRole('link', { name: /^Decidir o caso/ }).click();
  await expect(page.getByRole('row', { name: /difere/ })).toHaveCount(1);
  await readsAllOfIt(page);
  const contested = page.getByRole('main').getByText('O segundo foi depois do apito.');
  await expect(contested.first()).toBeVisible();
  // Both sides gave a picture; a press opens one large.
  await expect(page.getByRole('button', { name: /^Foto 1 de/ })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /youtu\.be/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Foto 1 de/ })
    .first()
    .click();
  const large = sheet(page).getByRole('img');
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1_600);
  await sheet(page).getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('radio', { name: /^Vale a versão de .+ 0 × 1$/ }).check();
  await expect(page.getByRole('heading', { name: 'O que muda' })).toBeVisible();
  const punished = page.getByLabel('Para quem');
  await punished.selectOption({ index: 1 });
  await axe(page);
  await punished.selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Publicar decisão' }).click();
  await expect(page.getByText('Falta: a regra, o motivo.')).toBeVisible();
  await expect(page.getByRole('blockquote').filter({ hasText: 'Pontos corridos' })).toHaveCount(0);
  await page.getByLabel('Regra citada').selectOption({ index: 1 });
  await expect(page.getByRole('blockquote').filter({ hasText: 'Pontos corridos' })).toBeVisible();
  await page.getByLabel('Motivo, que todos vão ler').fill('A tela final mostra um gol.');
  await page.getByRole('button', { name: 'Publicar decisão' }).press('Enter');
  await said(page, 'Caso decidido. Os dois lados foram avisados.');
  // The form is gone: its page has the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Vale 0 × 1')).toBeVisible();

  await openMatch(bia, second);
  await expect(bia.getByRole('heading', { name: 'Decisão da organização' })).toBeVisible();
  // The notice behind the bell carries the reason, too.
  const reason = bia.getByRole('main').getByText('A tela final mostra um gol.');
  await expect(reason.first()).toBeVisible();
  await axe(bia);
});
