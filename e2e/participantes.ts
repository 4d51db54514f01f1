// Championships with open entries, and what the journeys of participants see of them.
import type { Page } from '@playwright/test';
import { call } from './conta.ts';
import { expect } from './harness.ts';
import { ready } from './tab.ts';

type Settings = { inscricao?: object; visibilidade?: string };

/** Made as the visitor of the page, with entries open. */
export async function openEntries(
  page: Page,
  nome: string,
  settings: Settings = {},
): Promise<string> {
  const made = await call(page, 'POST', '/api/campeonatos', {
    nome,
    fases: [{ tipo: 'pontos_corridos' }],
    ...settings,
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).data;
  await call(page, 'PUT', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
  return id;
}

export async function addNames(page: Page, id: string, names: readonly string[]): Promise<void> {
  const participantes = names.map((nome) => ({ nome }));
  const path = `/api/campeonatos/${id}/participantes/lista`;
  expect((await call(page, 'POST', path, { participantes })).status()).toBe(201);
}

export async function openTab(page: Page, id: string): Promise<void> {
  await page.goto(`/campeonato/${id}/participantes`);
  await ready(page);
}

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const row = (page: Page, name: string) =>
  main(page).getByRole('row').filter({ hasText: name });
export const counter = (page: Page, name: string) => main(page).getByRole('button', { name });

/** Invites somebody to organise, and accepts as them. */
export async function addCoOrganiser(
  page: Page,
  id: string,
  { helper, email }: { helper: Page; email: string },
): Promise<void> {
  const path = `/api/campeonatos/${id}/organizadores/convites`;
  const invited = await call(page, 'POST', path, { email, papel: 'co' });
  const { uuid } = (await invited.json()).data;
  expect((await call(helper, 'PUT', `/api/organizadores/convites/${uuid}`)).ok()).toBe(true);
}
