// The organiser's list of what is to be done.
import type { Page } from '@playwright/test';
import { call } from './campeonato.ts';
import { registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { openEntries } from './participantes.ts';
import { ready } from './tab.ts';

const main = (page: Page) => page.getByRole('main');

test('an entry to approve is where its notice leads, stays after it was read, and is approved in its row', async ({
  page,
  playwright,
}) => {
  await signIn(page);
  const id = await openEntries(page, 'Copa das Entradas');
  const ana = await playwright.request.newContext({ baseURL: process.env.E2E_URL ?? '' });
  await registerVerified(ana, 'Ana Espera');
  await call(ana, 'post', `/api/campeonatos/${id}/participantes`, { time_nome: 'Leões' });
  await page.goto('/ajuda');
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Avisos/ })
    .click();
  const bell = page.getByRole('dialog', { name: 'Avisos' });
  await bell.getByText('Ana Espera quer entrar em Copa das Entradas.').click();
  await expect(page).toHaveURL(`/campeonato/${id}/gerenciar#inscricoes`);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Inscrições 1' })).toBeVisible();
  await axe(page);
  await main(page).getByRole('button', { name: 'Aprovar Ana Espera' }).click();
  await expect(page.getByText('Ana Espera está dentro.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inscrições 1' })).toBeHidden();
  await ana.dispose();
});
