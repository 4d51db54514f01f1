// A rendered page carries, beside what it shows, the state that its script starts with: nothing of other
// people may stand in either.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { PAGES } from '#web/pages.ts';
import { call, registerVerified } from './conta.ts';
import { expect, test } from './harness.ts';

const PHONE = '11987654321';
/** As people write it, and as it is kept. */
const PHONES = ['987654321', '98765-4321'];

async function someone(browser: Browser, nome: string): Promise<{ page: Page; email: string }> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', locale: 'pt-BR' });
  const page = await context.newPage();
  return { page, email: await registerVerified(page, nome) };
}

async function succeed(page: Page, method: string, path: string, data?: object) {
  const answer = await call(page, method, path, data);
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer;
}

/** A public championship of one person, entered by another who shares their phone with it. */
async function makeCampeonato(owner: Page, player: Page): Promise<string> {
  const made = await succeed(owner, 'POST', '/api/campeonatos', {
    nome: 'Copa dos Dados',
    fases: [{ tipo: 'pontos_corridos' }],
    inscricao: { pede: [], aprovacao: 'automatica' },
  });
  const { id } = (await made.json()).data;
  await succeed(owner, 'PUT', `/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
  await succeed(player, 'PUT', '/api/perfil/dados', { nome: 'Ana Marca', telefone: PHONE });
  const shared = { privacidade_compartilhar_whatsapp: true };
  await succeed(player, 'PUT', '/api/perfil/privacidade', shared);
  await succeed(player, 'POST', `/api/campeonatos/${id}/participantes`, { contato: PHONE });
  return id;
}

function addresses(id: string): string[] {
  return PAGES.map(({ path }) => path.replace(':id', id));
}

/** The page as it is rendered, and the data that a change inside the tab asks for. */
async function textsOf(request: APIRequestContext, path: string): Promise<string> {
  const [pathname = '', search = ''] = path.split('?');
  const data = `${pathname === '/' ? '/_root' : pathname}.data?${search}`;
  const page = await request.get(path);
  const state = await request.get(data);
  return `${await page.text()}\n${await state.text()}`;
}

test('no page tells a guest or a stranger the e-mail, the phone or the password of anybody', async ({
  browser,
}) => {
  const owner = await someone(browser, 'Olga Dona');
  const player = await someone(browser, 'Ana Marca');
  const stranger = await someone(browser, 'Rui Outro');
  const guest = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' });
  const id = await makeCampeonato(owner.page, player.page);
  const secrets = [owner.email, player.email, ...PHONES, 'argon2'];
  let named = 0;
  for (const request of [guest.request, stranger.page.request]) {
    for (const path of addresses(id)) {
      const text = await textsOf(request, path);
      for (const secret of secrets) expect(text.includes(secret), `${path}: ${secret}`).toBe(false);
      if (text.includes('Ana Marca')) named += 1;
    }
  }
  expect(named, 'the control: she is in what was searched').toBeGreaterThan(1);
  const own = await textsOf(player.page.request, '/perfil');
  expect(own, 'the control: her own page has it').toContain(player.email);
  expect(PHONES.some((phone) => own.includes(phone))).toBe(true);
  for (const { page } of [owner, player, stranger]) await page.context().close();
  await guest.close();
});
