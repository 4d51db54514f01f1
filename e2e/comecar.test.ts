// A championship without an account: from the pasted list to the first score, and nothing typed is lost.
import type { Page } from '@playwright/test';
import { newEmail, openLinkFor, PASSWORD, registerVerified } from './conta.ts';
import { axe, axeAtBothSizes, expect, test } from './harness.ts';
import { ready } from './tab.ts';

const LIST = `Zeca - Pipa Solta
Malu (Vitrola)
3. Yara, Maré Alta
✅ Kiko / Trovão Azul
Tonho - Cajueiro
Cida
Neide
Dito
Suplentes:
Rui`;

const list = (page: Page) => page.getByLabel('Quem joga');
const names = (page: Page) => page.getByRole('region', { name: 'Nomes' });
const next = (page: Page) => page.getByRole('button', { name: 'Continuar' });

/** Presses of buttons, links and switches; typing is not counted. */
function presses() {
  let count = 0;
  return {
    press: async (act: Promise<unknown>) => {
      await act;
      count += 1;
    },
    count: () => count,
  };
}

async function sayWho(page: Page): Promise<string> {
  const email = newEmail();
  await page.getByLabel('Nome', { exact: true }).fill('Zeca Lima');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Data de nascimento').fill('1990-05-20');
  return email;
}

test('a guest has a cup of one night running, with its first score, in 15 presses', async ({
  page,
}) => {
  const { press, count } = presses();
  await page.goto('/');
  await ready(page);
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: /Criar campeonato/ })
      .first()
      .click(),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu campeonato em um minuto');
  await list(page).fill(LIST);
  await expect(names(page).getByRole('status')).toHaveText('8 jogam, 1 na espera');
  await page.getByLabel('Nome 6').fill('Cida Reis');
  await press(page.getByRole('radio', { name: /Copa com grupos/ }).check({ force: true }));
  await press(page.getByRole('switch', { name: /Jogar tudo hoje/ }).check({ force: true }));
  await expect(page.getByText(/^\d+ jogos · 2 h 40$/)).toBeVisible();
  await axeAtBothSizes(page);
  await page.getByLabel('Nome do campeonato').fill('Copa Varanda');
  await press(next(page).click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Falta o dono');
  await axe(page);
  // Nothing is lost by a reload, here or one step back.
  await page.reload();
  await ready(page);
  await expect(page.getByRole('region', { name: 'Copa Varanda' })).toContainText('Cida Reis');
  await sayWho(page);
  await press(page.getByRole('button', { name: 'Criar e pegar o link' }).click());
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Copa Varanda' })).toBeVisible();
  // The mail can be confirmed later.
  await expect(page.getByRole('dialog', { name: 'Confirme seu e-mail' })).toBeVisible();
  await press(page.keyboard.press('Escape'));
  const score = page.getByRole('main').getByRole('button', { name: 'Lançar placar' }).first();
  await press(score.click());
  const sheet = page.getByRole('dialog');
  await press(
    sheet
      .getByRole('button', { name: /^Aumentar: Gols de/ })
      .first()
      .click(),
  );
  await press(sheet.getByRole('button', { name: 'Salvar placar' }).click());
  await expect(sheet).toBeHidden();
  expect(count()).toBeLessThanOrEqual(15);
  console.log(`guest to the first score: ${count()} presses`);
});

test('a guest has a league of one night for eight on two fields, with hours and its first score, in 15 presses', async ({
  page,
}) => {
  const { press, count } = presses();
  await page.goto('/comecar');
  await ready(page);
  await list(page).fill('Ana\nBia\nCaio\nDuda\nEva\nFred\nGil\nHugo');
  // The names push down what is pressed next.
  await expect(names(page).getByRole('status')).toHaveText('8 jogam');
  await press(page.getByRole('radio', { name: /^Pelada/ }).check({ force: true }));
  await press(page.getByRole('radio', { name: 'Society' }).check({ force: true }));
  await press(page.getByRole('switch', { name: /Jogar tudo hoje/ }).check({ force: true }));
  await page.getByRole('spinbutton', { name: 'Campos ou quadras' }).fill('2');
  await page.getByRole('spinbutton', { name: 'Minutos por jogo' }).fill('10');
  // Seven rounds of four matches, two at a time.
  await expect(page.getByText(/^28 jogos · 2 h 20$/)).toBeVisible();
  await page.getByLabel('Nome do campeonato').fill('Pelada de Hoje');
  await press(next(page).click());
  const email = await sayWho(page);
  await press(page.getByRole('button', { name: 'Criar e pegar o link' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Pelada de Hoje' })).toBeVisible();
  const made = page.url();
  await expect(page.getByRole('dialog', { name: 'Confirme seu e-mail' })).toBeVisible();
  await press(page.keyboard.press('Escape'));
  await press(page.getByRole('main').getByRole('link', { name: 'Jogos', exact: true }).click());
  const matches = page.getByRole('main').getByRole('article');
  await expect(matches).toHaveCount(4);
  await expect(matches.filter({ hasText: /\d\d:\d\d/ })).toHaveCount(4);
  await expect(matches.filter({ hasText: 'Campo 2' })).toHaveCount(2);
  await press(
    page
      .getByRole('button', { name: /^Lançar placar/ })
      .first()
      .click(),
  );
  const sheet = page.getByRole('dialog');
  await press(
    sheet
      .getByRole('button', { name: /^Aumentar: Gols de/ })
      .first()
      .click(),
  );
  await press(sheet.getByRole('button', { name: 'Salvar placar' }).click());
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Corrigir/ })).toHaveCount(1);
  expect(count()).toBeLessThanOrEqual(15);
  console.log(`league of one night to the first score: ${count()} presses`);
  // Who confirms the address goes on with what they made.
  await openLinkFor(page, email, 'Confirme seu e-mail');
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(made);
  // What is edited later knows that it is one night.
  await page.goto(made.replace('/campeonato/', '/campeonato/editar/'));
  const preview = page.getByRole('complementary', { name: 'Prévia do campeonato' });
  await expect(preview).toContainText(/28\s*jogos\s*7\s*rodadas\s*1\s*data/);
  await expect(preview).not.toContainText('semana');
});

test('what a guest typed is still there after a log-in, and a name put right stays so', async ({
  page,
}) => {
  const email = await registerVerified(page);
  await page.context().clearCookies();
  await page.goto('/comecar');
  await ready(page);
  await list(page).fill('Ana\nBia\nCaio\nAna');
  await expect(page.getByText(/Linha 4: “Ana” já está na lista/)).toBeVisible();
  await names(page).getByRole('button', { name: 'Tirar Caio' }).click();
  await page.getByLabel('Nome 2').fill('ana');
  await expect(page.getByText('Este nome já está na lista.')).toBeVisible();
  await page.getByLabel('Nome 2').fill('Bia Reis');
  await page.getByLabel('Nome do campeonato').fill('Copa Guardada');
  await next(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  // The address changes before the page does, and the page before has an e-mail field too.
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  const made = page.getByRole('region', { name: 'Copa Guardada' });
  await expect(made).toContainText('Bia Reis');
  await expect(made).not.toContainText('Caio');
  await page.getByRole('button', { name: 'Criar e sortear' }).click();
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
});
