// Whatever the order in which the life of a subscription is heard, and however often: in the end what is kept is what the
// provider says.
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { LIMITES } from '#regras/planos.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeCampeonato } from '#server/testing/campeonato.ts';
import { testClock } from '#server/testing/clock.ts';
import { lojaDe } from '#server/testing/pagamentos/loja.ts';
import { espelhar } from './espelhar.ts';
import type { Sinal } from './jobs.ts';
import { ouvir } from './jobs.ts';

const t = testApp();
const clock = testClock(t);
const loja = lojaDe(t);
const DAY_MS = 86_400_000;

const clienteDe = async ({ uuid }: SignedIn) =>
  (
    await t.db.first<{ cliente: string }>(
      sql`select cliente from clientes_do_provedor where usuario_uuid = ${uuid}`,
    )
  )?.cliente ?? '';

/** All that is kept of a person. */
const guardado = async ({ uuid }: SignedIn) => ({
  assinaturas: await t.db.rows(
    sql`select * from assinaturas where usuario_uuid = ${uuid} order by id`,
  ),
  cobrancas: await t.db.rows(sql`select * from cobrancas where usuario_uuid = ${uuid} order by id`),
  direitos: await t.db.rows(sql`
    select fonte, plano, desde, ate, renova, referencia from direitos
    where usuario_uuid = ${uuid} order by referencia`),
});

async function esquecer({ uuid }: SignedIn): Promise<void> {
  for (const table of ['assinaturas', 'cobrancas', 'direitos', 'avisos_do_plano'] as const) {
    await t.db.script(`delete from ${table} where usuario_uuid = '${uuid}'`);
  }
}

/** Every kind that the provider sends; what they say of it is not believed. */
const TIPOS = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.refunded',
  'charge.succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'setup_intent.succeeded',
] as const;

const sinaisDe = (cliente: string, tipos: readonly string[]): Sinal[] =>
  tipos.map((tipo) => ({ tipo, cliente, cobranca: null }));

const cancel = (ana: SignedIn) => ana.put('/api/assinatura/cancelamento');
const resume = (ana: SignedIn) => ana.delete('/api/assinatura/cancelamento');
const PASSOS: readonly ((ana: SignedIn) => Promise<unknown>)[] = [
  cancel,
  resume,
  (ana) => ana.put('/api/assinatura/plano', { periodo: 'anual' }),
  (ana) => ana.put('/api/assinatura/plano', { periodo: 'mensal' }),
  () => loja.painel('falhar'),
  () => loja.painel('contestar'),
  (ana) => ana.post('/api/assinatura/reembolso'),
];

test('signals late, twice and in any order end where the provider is', {
  timeout: 60_000,
}, async () => {
  const some = fc.array(fc.constantFrom(...TIPOS), { maxLength: 3 });
  const life = fc.array(
    fc.record({ passo: fc.nat(PASSOS.length - 1), dias: fc.nat(40), sinais: some }),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(
      life,
      fc.shuffledSubarray([...TIPOS], { minLength: 1 }),
      async (steps, last) => {
        const ana = await t.signedIn();
        await loja.comprar(ana);
        const cliente = await clienteDe(ana);
        let days = 0;
        for (const { passo, dias, sinais } of steps) {
          await PASSOS[passo]?.(ana);
          days += dias;
          await clock.to(Date.now() + days * DAY_MS);
          // Several at the same time, as two processes would have them.
          await Promise.all(sinaisDe(cliente, sinais).map((one) => ouvir(loja.services(), one)));
        }
        for (const one of sinaisDe(cliente, last)) await ouvir(loja.services(), one);
        const heard = await guardado(ana);
        await esquecer(ana);
        await espelhar(loja.services(), cliente);
        expect(await guardado(ana)).toEqual(heard);
        await clock.to(Date.now());
      },
    ),
    { numRuns: 5 },
  );
});

test('twenty creations one below the limit: one', async () => {
  const ana = await t.signedIn();
  for (let n = 1; n < LIMITES.gratis.ativos; n++) await makeCampeonato(ana);
  const body = { nome: 'Corrida', fases: [{ tipo: 'mata_mata' }] };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ana.post('/api/campeonatos', body)),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(1);
  expect(codes.filter((code) => code === 402)).toHaveLength(19);
});

test('a plan that is bought in the middle of creations counts for the next one', async () => {
  const ana = await t.signedIn();
  for (let n = 0; n < LIMITES.gratis.ativos; n++) await makeCampeonato(ana);
  const body = { nome: 'No meio', fases: [{ tipo: 'mata_mata' }] };
  const create = async () => (await ana.post('/api/campeonatos', body)).statusCode;
  expect(await create(), 'at the limit').toBe(402);
  const meanwhile = Promise.all(Array.from({ length: 10 }, create));
  await loja.comprar(ana);
  expect(await create(), 'bought').toBe(201);
  const codes = await meanwhile;
  expect(codes.filter((code) => code !== 201 && code !== 402)).toEqual([]);
  expect(await Promise.all(Array.from({ length: 5 }, create))).toEqual(Array(5).fill(201));
});
