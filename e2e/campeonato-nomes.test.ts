// People with teams, crests of every kind, and what lies above a sheet.
import type { Page } from '@playwright/test';
import { call, goToTab, openTab } from './campeonato.ts';
import { atBothSizes, axe, expect, signIn, test } from './harness.ts';
import { ready, toastGroup } from './tab.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|\b422\b/] });

const LONG = 'Associação Atlética dos Trabalhadores de Itaquaquecetuba';

async function express(page: Page, preset: string, lista: string[]): Promise<string> {
  const { data } = await call<{ data: { id: string } }>(page, 'post', '/api/campeonatos/expresso', {
    nome: 'Liga dos Amigos',
    lista: lista.join('\n'),
    preset,
  });
  return data.id;
}

const FRIENDS = ['João - Flamengo', 'Téo - Vasco', 'Rui - Santos', 'Bia - Palmeiras'];

test('who plays for a team stands below its name, and at the pointer where there is no room', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'pelada', FRIENDS);
  const inTable = async () =>
    expect(page.getByRole('rowheader', { name: /Flamengo\s*João/ })).toBeVisible();
  await openTab(page, id, '/classificacao');
  await atBothSizes(page, inTable);
  await axe(page);
  await test.step('a picture of a crest stands on a light disc in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const picture = page.getByRole('rowheader', { name: /Vasco/ }).locator('img');
    const around = await picture.evaluate((img) => {
      const box = img.parentElement ?? img;
      return {
        colour: getComputedStyle(box).backgroundColor,
        inset: box.clientWidth - img.clientWidth,
      };
    });
    expect(around.colour).toBe('rgb(229, 232, 237)');
    expect(around.inset).toBeGreaterThan(2);
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await goToTab(page, id, '/jogos');
  const match = page.getByRole('article').filter({ hasText: 'Flamengo' });
  await atBothSizes(page, () => expect(match).toContainText('João'));
  await goToTab(page, id, '');
  await atBothSizes(page, inTable);
  await openTab(page, await express(page, 'x1', FRIENDS), '/chaveamento');
  const place = page.getByTitle('Flamengo (João)').first();
  await atBothSizes(page, () => expect(place).toBeVisible());
});

test('a long name of a person widens neither page nor table', async ({ page }) => {
  await signIn(page);
  const person = 'João Guilherme de Albuquerque Cavalcanti Neto';
  const id = await express(page, 'pelada', [`${person} - Flamengo`, ...FRIENDS.slice(1)]);
  await openTab(page, id);
  // A phone widens its window to what does not fit: the screen is what counts.
  await atBothSizes(page, async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
  await goToTab(page, id, '/classificacao');
  const cells = page.getByRole('row', { name: /Flamengo/ }).getByRole('cell');
  await expect(cells.nth(3)).toBeInViewport();
  await atBothSizes(page, () => expect(cells.nth(1)).toBeInViewport({ ratio: 1 }));
});

test('in the pots crests stand at the edge, names beside them', async ({ page }) => {
  await signIn(page);
  const { data } = await call<{ data: { id: string } }>(page, 'post', '/api/campeonatos', {
    nome: 'Copa dos Potes',
    fases: [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }],
    inscricao: { vagas: 4 },
  });
  const participantes = [{ nome: 'Flamengo' }, { nome: 'Bicho' }, { nome: LONG }, { nome: 'Dado' }];
  await call(page, 'post', `/api/campeonatos/${data.id}/participantes/lista`, { participantes });
  await openTab(page, data.id, '/gerenciar/sorteio');
  await page.getByRole('radio', { name: /potes/ }).check();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  await expect(rows).toHaveCount(4);
  const starts = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [crest, name] = row.children;
      const left = row.getBoundingClientRect().left;
      return [crest, name].map((one) =>
        Math.round((one?.getBoundingClientRect().left ?? 0) - left),
      );
    }),
  );
  expect(new Set(starts.map(String)).size).toBe(1);
});

test('without a connection a tab keeps the page, says so, and can be tried again', async ({
  page,
  context,
}) => {
  await signIn(page);
  const id = await express(page, 'pelada', FRIENDS);
  await openTab(page, id);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Participantes', exact: true }).click();
  const said = toastGroup(page, 'default').getByRole('listitem');
  await expect(said).toContainText('Sem conexão com a internet.');
  // It stays while somebody is at it.
  await said.hover();
  await expect(page).toHaveURL(`/campeonato/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Liga dos Amigos' })).toBeVisible();
  await axe(page);
  await context.setOffline(false);
  await said.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL(/\/participantes/);
  await expect(page.getByText('João').first()).toBeVisible();
});

test('a message does not cover the title of a sheet', async ({ page, context }) => {
  await signIn(page);
  const id = await express(page, 'pelada', FRIENDS);
  await openTab(page, id, '/participantes');
  await ready(page);
  await page.getByRole('button', { name: /^Abrir Flamengo/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Salvar' })).toBeVisible();
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  const said = toastGroup(page, 'default').getByRole('listitem');
  await expect(said).toBeVisible();
  const [message, title] = [
    await said.boundingBox(),
    await sheet.getByRole('heading').first().boundingBox(),
  ];
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await context.setOffline(false);
});
