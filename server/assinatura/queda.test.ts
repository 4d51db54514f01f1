// A process is killed after it took a signal of the provider and before it did anything about it: the next one does it.
// A real process and a real PostgreSQL; the embedded database has one owner, which would die with it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import sql from 'sql-template-tag';
import { expect, inject, onTestFinished, test } from 'vitest';
import { APP_URL, testApp } from '#server/testing/app.ts';
import { eventually } from '#server/testing/eventually.ts';
import { lojaDe } from '#server/testing/pagamentos/loja.ts';

const t = testApp();
const loja = lojaDe(t);

async function serve(): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(new URL('../testing/serve.ts', import.meta.url), {
    env: {
      ...process.env,
      APP_URL,
      APP_KEY: t.config.appKeys.join(','),
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'url' in t.databaseOptions ? t.databaseOptions.url : '',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = await once(child, 'message');
  return { child, port };
}

const EVENT = 'evt_queda';

async function signal(port: number, customer: string): Promise<number> {
  const payload = JSON.stringify({
    ...{ id: EVENT, object: 'event', type: 'customer.subscription.updated', created: 1 },
    data: { object: { object: 'subscription', id: 'sub_x', customer } },
  });
  const stripe = await loja.services().pagamentos.provedor();
  const secret = t.config.pagamentos?.webhookSecret ?? '';
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { host } = new URL(APP_URL);
  const sent = request({
    port,
    path: '/api/assinatura/webhook',
    method: 'POST',
    headers: { host, 'content-type': 'application/json', 'stripe-signature': signature },
  });
  const [answer] = await once(sent.end(payload), 'response');
  answer.resume();
  return answer.statusCode;
}

test.runIf(inject('databaseUrl'))(
  'killed between receipt and effect, nothing that was signalled is lost, and it is done once',
  async () => {
    const ana = await t.signedIn();
    // What the demonstration tells of it by itself is held back: only the signal below counts.
    await loja.painel('segurar');
    await loja.cartao(await loja.abrir(ana, 'mensal'));
    const row = await t.db.first<{ cliente: string }>(sql`
      select cliente from clientes_do_provedor where usuario_uuid = ${ana.uuid}`);
    const cliente = row?.cliente ?? '';
    const rights = () =>
      t.db.rows(sql`select plano from direitos where usuario_uuid = ${ana.uuid}`);
    const waiting = () => t.db.rows(sql`select 1 from tarefas where tipo = 'assinatura.sinal'`);
    expect(await rights()).toEqual([]);

    const first = await serve();
    await t.db.transaction(async (tx) => {
      // The effect cannot be written while this is held, however quick the process is.
      await tx.run(sql`
        select 1 from clientes_do_provedor where cliente = ${cliente} for update`);
      expect(await signal(first.port, cliente)).toBe(200);
      const gone = once(first.child, 'exit');
      first.child.kill('SIGKILL');
      await gone;
    });
    expect(await rights()).toEqual([]);
    expect(await waiting()).toHaveLength(1);

    // The provider tells it again, as it does; and the dead process is known to be dead.
    const second = await serve();
    expect(await signal(second.port, cliente)).toBe(200);
    await t.db.run(sql`update tarefas set executar_em = now() where tipo = 'assinatura.sinal'`);
    await eventually(async () => expect(await rights()).toEqual([{ plano: 'pro_mensal' }]));
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect((await ana.get('/api/user')).json().data.is_pro).toBe(true);
    expect(
      await t.db.rows(sql`select 1 from eventos_do_provedor where id = ${EVENT}`),
    ).toHaveLength(1);
  },
);
