// All the money back: none of it stays with the provider, and what stops on the way can be asked for again.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { lojaDe } from '#server/testing/pagamentos/loja.ts';
import { findCliente } from './queries.ts';

const t = testApp();
const loja = lojaDe(t);

const devolver = (who: SignedIn) => who.post('/api/assinatura/reembolso');
const clienteDe = async ({ uuid }: SignedIn) => (await findCliente(t.db, uuid))?.cliente ?? '';

async function saldoDe(who: SignedIn): Promise<number> {
  const stripe = await loja.services().pagamentos.provedor();
  const customer = await stripe.customers.retrieve(await clienteDe(who));
  return customer.deleted ? Number.NaN : customer.balance;
}

test('from year to month: what is left over pays for months, and goes with the money', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana, 'anual');
  const now = (await ana.put('/api/assinatura/plano', { periodo: 'mensal' })).json().data;
  expect(now.cobrancas).toMatchObject([{ centavos: 0 }, { centavos: 11_900 }]);
  expect(await saldoDe(ana)).toBeLessThan(-10_000);
  const gone = (await devolver(ana)).json().data;
  expect(gone).toMatchObject({ situacao: 'encerrada', fim: 'devolvido' });
  expect(await saldoDe(ana)).toBe(0);
  expect((await loja.comprar(ana)).cobrancas[0]).toMatchObject({
    ...{ situacao: 'paga', centavos: 1_490 },
  });
});

test('what could not be given back can be asked for again, and runs no more', async () => {
  const ana = await t.signedIn();
  await loja.comprar(ana);
  const cliente = await clienteDe(ana);
  /** The charge is called otherwise than the invoice says: the provider does not find it. */
  const rename = (from: string, to: string) =>
    t.db.run(sql`
      update provedor_demonstracao set dados = jsonb_set(dados, '{payment_intent}',
        to_jsonb(replace(dados ->> 'payment_intent', ${from}, ${to})))
      where tipo = 'charge' and cliente = ${cliente}`);
  await rename('pi_', 'no_');
  expect((await devolver(ana)).statusCode).toBe(404);
  const stripe = await loja.services().pagamentos.provedor();
  const { data } = await stripe.subscriptions.list({ customer: cliente });
  expect(data).toMatchObject([{ status: 'canceled' }]);
  await rename('no_', 'pi_');
  const gone = (await devolver(ana)).json().data;
  expect(gone).toMatchObject({ situacao: 'encerrada', fim: 'devolvido' });
  expect(gone.cobrancas).toMatchObject([{ situacao: 'devolvida' }]);
});
