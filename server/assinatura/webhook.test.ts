import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { lojaDe } from '#server/testing/pagamentos/loja.ts';

const t = testApp();
const loja = lojaDe(t);

const event = (id: string, customer = 'cus_x') =>
  JSON.stringify({
    ...{ id, object: 'event', type: 'customer.subscription.updated', created: 1 },
    data: { object: { object: 'subscription', id: 'sub_x', customer } },
  });

async function signed(payload: string, { secret = '', age = 0 } = {}) {
  const stripe = await loja.services().pagamentos.provedor();
  return stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret || (t.config.pagamentos?.webhookSecret ?? ''),
    timestamp: Math.floor(Date.now() / 1_000) - age,
  });
}

const send = (payload: string, signature: string | undefined) =>
  t.app.inject({
    method: 'POST',
    url: '/api/assinatura/webhook',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/json',
      ...(signature && { 'stripe-signature': signature }),
    },
    payload,
  });

const jobs = () => t.db.rows(sql`select dados from tarefas where tipo = 'assinatura.sinal'`);

describe('a signal of the provider', () => {
  test('is taken with a good signature, noted with its job, and once when it comes twice', async () => {
    const payload = event('evt_1');
    for (const _ of [1, 2, 3]) {
      expect((await send(payload, await signed(payload))).statusCode).toBe(200);
    }
    expect(await jobs()).toMatchObject([{ dados: { cliente: 'cus_x' } }]);
    await t.db.run(sql`delete from tarefas`);
  });

  test.each([
    ['without a signature', async () => undefined],
    ['with a bad one', async () => 't=1,v1=00'],
    ['with one of another secret', (body: string) => signed(body, { secret: 'whsec_another1' })],
    ['with one that is six minutes old', (body: string) => signed(body, { age: 360 })],
    ['with one over other bytes', (body: string) => signed(`${body} `)],
  ])('%s is refused', async (_name, sign) => {
    const payload = event('evt_bad');
    const answer = await send(payload, await sign(payload));
    expect(answer.statusCode).toBe(400);
    expect(await jobs()).toEqual([]);
  });

  test('about somebody whom nobody knows does nothing', async () => {
    const payload = event('evt_2', 'cus_unknown');
    await send(payload, await signed(payload));
    await loja.settle();
    expect(await jobs()).toEqual([]);
  });
});

test('the demonstration speaks the paths that are called, and names the others', async () => {
  const base = await loja.services().pagamentos.demonstracao?.listen();
  const answer = await fetch(`${base}/v1/payouts`);
  expect(answer.status).toBe(501);
  expect(JSON.stringify(await answer.json())).toContain('GET /v1/payouts');
});
