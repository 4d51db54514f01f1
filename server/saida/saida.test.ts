import sql from 'sql-template-tag';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { evento } from './evento.ts';
import { publicadasEm, publicar } from './publicar.ts';
import { makeSaida, type Saida } from './saida.ts';

const t = testApp();

const gol = evento('teste.gol', z.object({ n: z.number() }));
const log = { warn: () => {}, error: () => {} };
const started: Saida[] = [];

/** The outbox as another process would have it, whose receiver writes a row for each event. */
function outbox(before: (n: number) => void = () => {}): Saida {
  const saida = makeSaida(t.db, log);
  saida.receive(gol, async (tx, { dados: { n } }) => {
    await tx.run(sql`
      insert into limites (chave, contagem, expira_em) values (${`gol:${n}`}, 1, now())
      on conflict (chave) do update set contagem = limites.contagem + 1`);
    before(n);
  });
  started.push(saida);
  return saida;
}

const publish = (n: number) =>
  t.db.transaction(async (tx) => {
    await publicar(tx, gol, { n });
    return publicadasEm(tx);
  });

const received = async () =>
  (
    await t.db.rows<{ chave: string; contagem: number }>(sql`
      select chave, contagem from limites where chave like 'gol:%' order by chave`)
  ).map(({ chave, contagem }) => `${chave} ${contagem}`);

const waiting = () => t.db.rows<{ tentativas: number }>(sql`select tentativas from saida`);
const long = () => t.db.run(sql`update saida set tentar_em = now() - interval '1 second'`);

afterEach(async () => {
  await Promise.all(started.splice(0).map((saida) => saida.stop()));
  await t.db.run(sql`delete from saida`);
  await t.db.run(sql`delete from limites`);
});

test('a notice of a request with an Idempotency-Key is told after its commit', async () => {
  const [org, ana] = [await t.signedIn(), await t.signedIn()];
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] });
  await ana.post(`/api/campeonatos/${id}/participantes`, {});
  await t.db.run(sql`delete from notificacoes`);
  const headers = { 'idempotency-key': 'um' };
  const said = () => org.post(`/api/campeonatos/${id}/avisos`, { texto: 'Amanhã' }, { headers });
  expect((await said()).statusCode).toBe(201);
  expect((await said()).statusCode).toBe(201);
  const { data } = (await ana.get('/api/usuario/notifications')).json();
  expect(data).toHaveLength(1);
  // That the championship changed is announced a moment later, of all that happened meanwhile at once.
  await eventually(async () => expect(await waiting()).toEqual([]));
});

describe('what a transaction publishes', () => {
  test('is handed on once, however many try at the same time', async () => {
    const saida = outbox();
    const ids = await publish(1);
    await Promise.all([1, 2, 3, 4].map(() => saida.deliver(ids)));
    expect(await received()).toEqual(['gol:1 1']);
    expect(await waiting()).toEqual([]);
  });

  test('is given together to who gathers it', async () => {
    const saida = outbox();
    const given: number[][] = [];
    saida.gather(gol, async (_tx, recebidos) => {
      given.push(recebidos.map(({ dados: { n } }) => n));
    });
    const [one, other] = [await publish(6), await publish(7)];
    await saida.deliver({ agora: [...one.agora, ...other.agora], logo: [] });
    expect(given).toEqual([[6, 7]]);
    expect(await received()).toEqual(['gol:6 1', 'gol:7 1']);
  });

  test('does not exist when the transaction is rolled back', async () => {
    const undone = t.db.transaction(async (tx) => {
      await publicar(tx, gol, { n: 2 });
      throw new Error('the cause failed');
    });
    await expect(undone).rejects.toThrow('the cause failed');
    expect(await waiting()).toEqual([]);
  });

  test('and was left behind by a process that died is found by whoever looks, once', async () => {
    await publish(3);
    await publish(4);
    await long();
    for (const saida of [outbox(), outbox()]) saida.start();
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(await received()).toEqual(['gol:3 1', 'gol:4 1']);
  });

  test('leaves nothing half done when a receiver fails, and is tried again', async () => {
    let isBroken = true;
    const saida = outbox(() => {
      if (isBroken) throw new Error('not now');
    });
    await saida.deliver(await publish(5));
    expect(await received()).toEqual([]);
    expect(await waiting()).toEqual([{ tentativas: 0 }]);
    await long();
    saida.start();
    await eventually(async () => expect(await waiting()).toEqual([{ tentativas: 1 }]));
    isBroken = false;
    await saida.stop();
    await long();
    saida.start();
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(await received()).toEqual(['gol:5 1']);
  });
});
