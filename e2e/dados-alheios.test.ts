// A rendered page carries, beside what it shows, the state that its script starts with: nothing of other
// people may stand in either.
import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import { PAGES } from '#web/pages.ts';
import { call, registerVerified } from './conta.ts';
import { expect, test } from './harness.ts';

const PHONE = '11987654321';
/** As people write it, and as it is kept. */
const PHONES = ['987654321', '98765-4321'];

type Someone = { caller: APIRequestContext; email: string };

async function someone(baseURL: string, nome: string): Promise<Someone> {
  const caller = await request.newContext({ baseURL });
  return { caller, email: await registerVerified(caller, nome) };
}

async function succeed(caller: APIRequestContext, method: string, path: string, data?: object) {
  const answer = await call(caller, method, path, data);
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer;
}

/** A public championship of one person, entered by another who shares their phone with it. */
async function makeCampeonato(
  owner: APIRequestContext,
  player: APIRequestContext,
): Promise<{ id: string; uuid: string }> {
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
  const entry = { contato: PHONE };
  const entered = await succeed(player, 'POST', `/api/campeonatos/${id}/participantes`, entry);
  const { uuid } = (await entered.json()).data;
  return { id, uuid };
}

function addresses({ id, uuid }: { id: string; uuid: string }): string[] {
  const own = (path: string) => path.replace('/participante/:uuid', `/participante/${uuid}`);
  return PAGES.map(({ path }) => own(path).replace(':id', id));
}

/** Each page allows its own scripts: by what they say where it is kept for all, otherwise by a word of its own. */
function policyOf(answer: APIResponse): string {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return policy.replaceAll(/ '(?:sha256-[^']+|nonce-[^']+|strict-dynamic)'/g, '');
}

/** The page as it is rendered, and the data that a change inside the tab asks for. */
async function textsOf(
  caller: APIRequestContext,
  path: string,
): Promise<{ text: string; policy: string }> {
  const [pathname = '', search = ''] = path.split('?');
  const data = `${pathname === '/' ? '/_root' : pathname}.data?${search}`;
  const page = await caller.get(path);
  const state = await caller.get(data);
  return { text: `${await page.text()}\n${await state.text()}`, policy: policyOf(page) };
}

test('no page tells a guest or a stranger the e-mail, the phone or the password of anybody; each has the same policy, but for the two on which a card is changed', async ({
  product,
  request: guest,
}) => {
  const owner = await someone(product, 'Olga Dona');
  const player = await someone(product, 'Ana Marca');
  const stranger = await someone(product, 'Rui Outro');
  const copa = await makeCampeonato(owner.caller, player.caller);
  const secrets = [owner.email, player.email, ...PHONES, 'argon2'];
  let named = 0;
  const usual = policyOf(await guest.get('/'));
  expect(usual).toContain("default-src 'self'");
  expect(usual).not.toContain('http');
  const different = new Set<string>();
  for (const caller of [guest, stranger.caller]) {
    for (const path of addresses(copa)) {
      const { text, policy } = await textsOf(caller, path);
      if (policy !== usual) different.add(path);
      for (const secret of secrets) expect(text.includes(secret), `${path}: ${secret}`).toBe(false);
      if (text.includes('Ana Marca')) named += 1;
    }
  }
  expect(named, 'the control: she is in what was searched').toBeGreaterThan(1);
  expect([...different].sort()).toEqual(['/assinatura', '/planos']);
  const { text: own } = await textsOf(player.caller, '/perfil');
  expect(own, 'the control: her own page has it').toContain(player.email);
  expect(PHONES.some((phone) => own.includes(phone))).toBe(true);
  for (const { caller } of [owner, player, stranger]) await caller.dispose();
});
