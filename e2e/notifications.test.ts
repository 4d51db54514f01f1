// The bell: how many, which ones, more of them, all read. And the page of all of them, with its choices.
import type { Page } from '@playwright/test';
import { axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

const LIST = '**/api/usuario/notifications?page=*';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Avisos/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Avisos' });

type Item = { id: string; mensagem: string; url?: string; lido?: boolean };

function answer(items: Item[], { naoLidos = 0, next = false } = {}) {
  const data = items.map((item) => ({
    tipo: 'placar',
    url: '/ajuda',
    lido: false,
    pendente: false,
    created_at: '2026-11-05T20:00:00Z',
    ...item,
  }));
  const links = { first: null, last: null, prev: null, next: next ? '/next' : null };
  return { json: { data, links, meta: {}, nao_lidos: naoLidos } };
}

async function open(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/ajuda');
  await ready(page);
  await bell(page).click();
}

test('pages are added while there is a next one, without showing anything twice', async ({
  page,
}) => {
  await page.route(LIST, (route) =>
    route.fulfill(
      route.request().url().endsWith('page=1')
        ? answer(
            [
              { id: 'a', mensagem: 'Primeiro' },
              { id: 'b', mensagem: 'Segundo' },
            ],
            {
              naoLidos: 3,
              next: true,
            },
          )
        : answer([
            { id: 'b', mensagem: 'Segundo' },
            { id: 'c', mensagem: 'Terceiro' },
          ]),
    ),
  );
  await open(page);
  await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Ver mais avisos' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveText([/Primeiro/, /Segundo/, /Terceiro/]);
  await expect(panel(page).getByRole('button', { name: 'Ver mais avisos' })).toHaveCount(0);
  await axe(page);
});

test('marking all as read tells the server and leaves nothing unread', async ({ page }) => {
  await page.route(LIST, (route) =>
    route.fulfill(
      answer(
        [
          { id: 'a', mensagem: 'Primeiro' },
          { id: 'b', mensagem: 'Segundo' },
        ],
        {
          naoLidos: 12,
        },
      ),
    ),
  );
  await page.route('**/notifications/lidas', (route) => route.fulfill({ status: 204 }));
  await open(page);
  await expect(panel(page).getByRole('img', { name: 'Não lido' })).toHaveCount(2);
  const told = page.waitForRequest('**/api/usuario/notifications/lidas');
  await panel(page).getByRole('button', { name: 'Marcar tudo como lido' }).click();
  expect((await told).method()).toBe('PUT');
  expect(await (await told).headerValue('x-xsrf-token')).toBeTruthy();
  await expect(panel(page).getByRole('img', { name: 'Não lido' })).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Avisos, tudo lido');
});

test('opening one reads it and goes to its page', async ({ page }) => {
  const item = { id: 'a', mensagem: 'Primeiro', url: '/ajuda?q=wo' };
  await page.route(LIST, (route) => route.fulfill(answer([item], { naoLidos: 1 })));
  await page.route('**/notifications/a/lida', (route) => route.fulfill({ status: 204 }));
  await open(page);
  const told = page.waitForRequest('**/notifications/a/lida');
  await panel(page)
    .getByRole('link', { name: /Primeiro/ })
    .click();
  await told;
  await expect(page).toHaveURL('/ajuda?q=wo');
  await expect(panel(page)).toBeHidden();
});

test('it counts what is unread, says 99+ above that, and has a shape while it loads', async ({
  page,
}) => {
  let list: ReturnType<typeof answer> | undefined;
  let letPass = () => {};
  await page.route(LIST, async (route) => {
    if (!list) await new Promise<void>((done) => (letPass = done));
    await route.fulfill(list);
  });
  await open(page);
  await expect(panel(page).getByRole('status')).toHaveText('Carregando avisos');
  list = answer([], { naoLidos: 99 });
  letPass();
  await expect(bell(page)).toHaveAccessibleName('Avisos, 99 não lidos');
  await expect(bell(page)).toHaveText('99');
  list = answer([], { naoLidos: 100 });
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Avisos, mais de 99 não lidos');
  await expect(bell(page)).toHaveText('99+');
});

test('an empty list says what will come', async ({ page }) => {
  await page.route(LIST, (route) => route.fulfill(answer([])));
  await open(page);
  await expect(panel(page)).toContainText('Nenhum aviso por aqui');
  await axe(page);
});

test.describe('a list that fails to load', () => {
  test.use({ expectedErrors: [/503/] });

  test('says so in its place, without a toast, and can be asked for again', async ({ page }) => {
    let isDown = true;
    await page.route(LIST, (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })
        : route.fulfill(answer([{ id: 'a', mensagem: 'Primeiro' }])),
    );
    await open(page);
    await expect(panel(page).getByRole('alert')).toContainText('Não deu para carregar os avisos.');
    await expect(page.locator('[data-toast-group] > li')).toHaveCount(0);
    await axe(page);
    isDown = false;
    await panel(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(panel(page).getByRole('listitem')).toHaveText([/Primeiro/]);
  });
});

test('the list comes from the server', async ({ page }) => {
  await open(page);
  await expect(panel(page)).toContainText('Boas-vindas ao Tabelão');
});

test('the page of notices: by day, read one by one or all, and chosen by subject and way @both-sizes', async ({
  page,
}) => {
  await open(page);
  await panel(page).getByRole('link', { name: 'Ver todos e ajustar' }).click();
  await expect(page).toHaveURL('/avisos');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Avisos');
  await expect(
    main.getByRole('region', { name: 'Hoje' }).getByRole('listitem').first(),
  ).toBeVisible();
  await axe(page);

  const unread = main.getByRole('button', { name: 'Marcar como lido' });
  if ((await unread.count()) > 0) {
    const before = await unread.count();
    const told = page.waitForResponse(/\/notifications\/[^/]+\/lida$/);
    await unread.first().click();
    expect((await told).status()).toBe(204);
    await expect(unread).toHaveCount(before - 1);
  }

  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await expect(main.getByLabel('Placar para confirmar: App')).toBeDisabled();
  const byMail = main.getByLabel('Campeonato e recados: E-mail');
  const wasOn = await byMail.isChecked();
  await Promise.all([saved(), byMail.setChecked(!wasOn)]);
  await Promise.all([saved(), main.getByLabel('Por dia').check()]);
  const quiet = main.getByRole('switch', { name: 'Horário de silêncio' });
  await Promise.all([saved(), quiet.setChecked(true)]);
  await Promise.all([saved(), main.getByLabel('O silêncio começa às').selectOption('22:00')]);
  await page.reload();
  await ready(page);
  await expect(byMail).toBeChecked({ checked: !wasOn });
  await expect(main.getByLabel('Por dia')).toBeChecked();
  await expect(main.getByLabel('O silêncio começa às')).toHaveValue('22');
  await axe(page);
  // The next size finds them as they were: the person is the same.
  await Promise.all([saved(), quiet.setChecked(false)]);
  await Promise.all([saved(), main.getByLabel('Na hora').check()]);

  await main.getByRole('link', { name: /^Pedem resposta/ }).click();
  await expect(page).toHaveURL('/avisos?filtro=pedem');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
