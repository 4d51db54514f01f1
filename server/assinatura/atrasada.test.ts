// What could not be charged, and was perhaps paid since: what is done with it is decided by what the provider says now.
import sql from 'sql-template-tag';
import { afterEach, expect, test, vi } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { testClock } from '#server/testing/clock.ts';
import { lojaDe } from '#server/testing/pagamentos/loja.ts';
import { acertarSaidas } from './acertar-saida.ts';
import { encerrarAtrasada } from './encerrar-atrasada.ts';
import { findCliente, listAssinaturas } from './queries.ts';

const t = testApp();
const clock = testClock(t);
const loja = lojaDe(t);
const DAY_MS = 86_400_000;
const IN_GRACE = 33;
const AFTER_GRACE = 41;

afterEach(async () => {
  await loja.painel('soltar');
  await clock.to(Date.now());
});

const ver = async (who: SignedIn) => (await who.get('/api/assinatura')).json().data;
const perguntar = async (who: SignedIn) =>
  (await who.post('/api/assinatura/retorno', {})).json().data;
const encerrar = (who: SignedIn) => who.put('/api/assinatura/cancelamento');

async function atrasar(who: SignedIn, days: number) {
  await loja.painel('falhar');
  await clock.to(Date.now() + days * DAY_MS);
  return perguntar(who);
}

/** On the provider's page, and nothing of it is heard. */
async function pagarCalado(who: SignedIn, days: number): Promise<void> {
  await loja.comprar(who);
  const { em_aberto } = await atrasar(who, days);
  await loja.painel('segurar');
  const paid = await loja.cartao(new URL(em_aberto.url).pathname);
  expect(paid.statusCode).toBe(200);
}

test('paid and not heard of: to end it is to end it with what was paid', async () => {
  const ana = await t.signedIn();
  await pagarCalado(ana, IN_GRACE);
  expect(await ver(ana)).toMatchObject({ situacao: 'atrasada' });
  const gone = (await encerrar(ana)).json().data;
  expect(gone).toMatchObject({ situacao: 'cancelada', em_aberto: null });
  expect(Date.parse(gone.vale_ate)).toBeGreaterThan(Date.now() + 50 * DAY_MS);
});

test('paid and not heard of: nothing else is bought', async () => {
  const ana = await t.signedIn();
  await pagarCalado(ana, AFTER_GRACE);
  expect(await ver(ana)).toMatchObject({ situacao: 'suspensa' });
  const refused = await ana.post('/api/assinatura', { como: 'anual' });
  expect([refused.statusCode, refused.json().warning]).toEqual([409, 'Você já tem o Pro.']);
  expect(await ver(ana)).toMatchObject({ situacao: 'ativa' });
});

test('paid and not heard of: who asks to leave keeps what was paid', async () => {
  const ana = await t.signedIn();
  await pagarCalado(ana, IN_GRACE);
  await t.db.run(sql`
    update usuarios set exclusao_em = agora() + interval '7 days' where uuid = ${ana.uuid}`);
  await acertarSaidas(loja.services());
  const [row] = await listAssinaturas(t.db, ana.uuid);
  expect(row).toMatchObject({ status: 'active', cancela_no_fim: true });
});

test('what was ended or closed meanwhile is ended', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  await atrasar(ana, IN_GRACE);
  const services = loja.services();
  const { cliente = '' } = (await findCliente(t.db, ana.uuid)) ?? {};
  const [row] = await listAssinaturas(t.db, ana.uuid);
  if (!row) throw new Error('nothing was bought');
  await encerrarAtrasada(services, cliente, row);
  const stripe = await services.pagamentos.provedor();
  const { data } = await stripe.invoices.list({ customer: cliente });
  const stale = data.map((one) => ({ ...one, status: 'open' }));
  vi.spyOn(stripe.invoices, 'list').mockResolvedValueOnce({ data: stale } as never);
  await encerrarAtrasada(services, cliente, row);
  expect(await ver(ana)).toMatchObject({ situacao: 'encerrada', em_aberto: null });
});

test('while it is late there is no other plan: nothing of it was paid', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  await loja.painel('falhar');
  await loja.painel('segurar');
  await clock.to(Date.now() + IN_GRACE * DAY_MS);
  expect(await ver(ana)).toMatchObject({ situacao: 'ativa' });
  const change = await ana.put('/api/assinatura/plano', { periodo: 'anual' });
  expect(change.statusCode).toBe(409);
  expect((await ana.get('/api/assinatura/plano?periodo=anual')).statusCode).toBe(409);
  expect(await ver(ana)).toMatchObject({ situacao: 'atrasada', periodo: 'mensal' });
});

test('what is open is one invoice of the plan that is late: its amount and its page', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  const { em_aberto } = await atrasar(ana, IN_GRACE);
  expect(em_aberto).toMatchObject({ centavos: 1_490 });
  const insert = (id: string, days: number, o_que: string) =>
    t.db.run(sql`
      insert into cobrancas (id, usuario_uuid, em, o_que, centavos, situacao, recibo)
      values (${id}, ${ana.uuid}, agora() - make_interval(days => ${days}), ${o_que}, 990, 'aberta',
        ${`https://provedor.invalid/${id}`})`);
  await insert('in_antes', 90, 'mensal');
  await insert('ch_pix', 0, 'pix');
  expect((await ver(ana)).em_aberto).toEqual(em_aberto);
  await insert('in_nova', 0, 'mensal');
  const newest = { centavos: 990, url: 'https://provedor.invalid/in_nova' };
  expect((await ver(ana)).em_aberto).toEqual(newest);
});

/** A second one at the provider, as two windows may have made. */
async function duplicar({ uuid }: SignedIn): Promise<void> {
  await t.db.run(sql`
    insert into provedor_demonstracao (id, tipo, cliente, dados)
    select 'sub_0', tipo, cliente, jsonb_set(dados, '{id}', '"sub_0"')
    from provedor_demonstracao where tipo = 'subscription' and cliente =
      (select cliente from clientes_do_provedor where usuario_uuid = ${uuid})`);
}

test('of two that run none is bought beside; of two that are over both end', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  await duplicar(ana);
  await atrasar(ana, AFTER_GRACE);
  // The newest is over; the one before gives the Pro.
  const buy = () => ana.post('/api/assinatura', { como: 'anual' });
  await t.db.run(sql`
    update assinaturas set status = 'active', desde = desde - interval '1 day' where id = 'sub_0'`);
  expect((await buy()).statusCode).toBe(409);
  await perguntar(ana);
  expect((await buy()).statusCode).toBe(200);
  const rows = await listAssinaturas(t.db, ana.uuid);
  expect(rows.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
});
