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

const sinaisDe = (cliente: string, n: number): Sinal[] =>
  Array.from({ length: n }, () => ({
    ...{ tipo: 'customer.subscription.updated', cliente, cobranca: null },
  }));

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
  const life = fc.array(
    fc.record({ passo: fc.nat(PASSOS.length - 1), dias: fc.nat(40), sinais: fc.nat(3) }),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(life, fc.nat(3), async (steps, last) => {
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
      for (const one of sinaisDe(cliente, last + 1)) await ouvir(loja.services(), one);
      const heard = await guardado(ana);
      await esquecer(ana);
      await espelhar(loja.services(), cliente);
      expect(await guardado(ana)).toEqual(heard);
      await clock.to(Date.now());
    }),
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
