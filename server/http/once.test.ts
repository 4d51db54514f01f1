import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { ENDPOINTS } from '#server/docs/openapi.ts';
import { APP_URL, type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { deleteOldKeys } from './once.ts';

const t = testApp();

const body = { nome: 'Copa', fases: [{ tipo: 'mata_mata' }] };

const create = (who: SignedIn, key: string | undefined, sent: object = body) =>
  who.post('/api/campeonatos', sent, { headers: { 'idempotency-key': key } });

const countOf = async (who: SignedIn) =>
  (
    await t.db.first<{ n: number }>(sql`
      select count(*) as n from campeonatos where dono_uuid = ${who.uuid}`)
  )?.n;

describe('a request with an Idempotency-Key', () => {
  test('that comes again gets the first answer, and nothing is made twice', async () => {
    const ana = await t.signedIn();
    const first = await create(ana, 'chave-1');
    const second = await create(ana, 'chave-1');
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await countOf(ana)).toBe(1);
    expect((await create(ana, 'chave-2')).json().data.id).not.toBe(first.json().data.id);
    expect((await create(ana, undefined)).statusCode).toBe(201);
    expect(await countOf(ana)).toBe(3);
  });

  test('of which twenty come at once makes one thing', async () => {
    const ana = await t.signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(ana, 'ao mesmo')));
    // A key with a space is none: nothing was done at all.
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
    const good = await Promise.all(Array.from({ length: 20 }, () => create(ana, 'ao-mesmo')));
    const made = good.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(made.map((answer) => answer.json().data.id)).size).toBe(1);
    for (const answer of good.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().warning).toMatch(/^Este pedido já está sendo feito/);
    }
    expect(await countOf(ana)).toBe(1);
  });

  test('and another content is refused', async () => {
    const ana = await t.signedIn();
    await create(ana, 'chave');
    const other = await create(ana, 'chave', { ...body, nome: 'Outra' });
    expect(other.statusCode).toBe(422);
    expect(Object.keys(other.json().validations)).toEqual(['Idempotency-Key']);
    const express = { nome: 'Copa', lista: 'Ana\nBia', preset: 'x1' };
    const elsewhere = await ana.post('/api/campeonatos/expresso', express, {
      headers: { 'idempotency-key': 'chave' },
    });
    expect(elsewhere.statusCode).toBe(422);
    expect(await countOf(ana)).toBe(1);
  });

  test('of another person is another one', async () => {
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    const [first, second] = [await create(ana, 'igual'), await create(bia, 'igual')];
    expect(second.json().data.id).not.toBe(first.json().data.id);
    expect(second.json().data.dono.uuid).toBe(bia.uuid);
  });

  test('that was refused may be tried again with its key', async () => {
    const ana = await t.signedIn();
    for (let n = 0; n < 5; n += 1) await makeCampeonato(ana);
    expect((await create(ana, 'depois')).statusCode).toBe(402);
    await t.db.run(sql`
      update campeonatos set estado = 'cancelado', created_at = now() - interval '2 days'
      where dono_uuid = ${ana.uuid}`);
    expect((await create(ana, 'depois')).statusCode).toBe(201);
  });

  test('whose process died is done by the next that comes, and by no other content', async () => {
    const ana = await t.signedIn();
    await create(ana, 'morreu');
    const leave = (age: string) =>
      t.db.run(sql`
        update idempotencia set status = null, corpo = null, created_at = now() - ${age}::interval
        where usuario_uuid = ${ana.uuid}`);
    await leave('1 minute');
    expect((await create(ana, 'morreu')).statusCode).toBe(409);
    await leave('3 minutes');
    expect((await create(ana, 'morreu', { ...body, nome: 'Outra' })).statusCode).toBe(422);
    expect((await create(ana, 'morreu')).statusCode).toBe(201);
    expect((await create(ana, 'morreu')).statusCode).toBe(201);
    expect(await countOf(ana)).toBe(2);
  });

  /** Whoever keeps an answer has this happen instead. */
  async function whileKeeping(happens: string, during: () => Promise<void>): Promise<void> {
    await t.db.script(`
      create function acidente() returns trigger language plpgsql as
        $$ begin ${happens}; return new; end $$;
      create trigger acidente before insert or update on idempotencia
        for each row execute function acidente()`);
    try {
      await during();
    } finally {
      await t.db.script('drop function acidente() cascade');
    }
  }

  test('whose answer could not be kept was not done, and is not done twice', async () => {
    const ana = await t.signedIn();
    await whileKeeping("raise exception 'power cut'", async () => {
      expect((await create(ana, 'queda')).statusCode).toBe(500);
    });
    expect(await countOf(ana)).toBe(0);
    expect((await create(ana, 'queda')).statusCode).toBe(201);
    expect((await create(ana, 'queda')).statusCode).toBe(201);
    expect(await countOf(ana)).toBe(1);
  });

  test.runIf(inject('databaseUrl'))(
    'whose process is killed before the answer is kept is not done twice',
    async () => {
      const ana = await t.signedIn();
      const child = fork(new URL('../testing/serve.ts', import.meta.url), {
        env: {
          ...process.env,
          APP_URL,
          APP_KEY: t.config.appKeys.join(','),
          LOG_LEVEL: 'silent',
          DATABASE_URL: 'url' in t.databaseOptions ? t.databaseOptions.url : '',
        },
      });
      const [port] = await once(child, 'message');
      await whileKeeping("perform pg_sleep(4); raise exception 'never came'", async () => {
        const headers = {
          ...ana.headers(),
          'idempotency-key': 'morta',
          'content-type': 'application/json',
        };
        const address = { port, path: '/api/campeonatos', method: 'POST', headers };
        const lost = once(request(address).end(JSON.stringify(body)), 'response');
        const answered = lost.then(
          () => 'answered',
          () => 'lost',
        );
        await eventually(async () => {
          const keeping = await t.db.rows(sql`
            select 1 from pg_stat_activity where wait_event = 'PgSleep'`);
          expect(keeping).toHaveLength(1);
        });
        child.kill('SIGKILL');
        expect(await answered).toBe('lost');
        // The server notices, and what was not committed is gone.
        await eventually(async () => {
          const left = await t.db.rows(sql`
            select 1 from pg_stat_activity where wait_event = 'PgSleep'`);
          expect(left).toEqual([]);
        });
      });
      await t.db.run(sql`update idempotencia set created_at = now() - interval '3 minutes'`);
      expect((await create(ana, 'morta')).statusCode).toBe(201);
      expect(await countOf(ana)).toBe(1);
    },
  );

  test('is forgotten after a day', async () => {
    const ana = await t.signedIn();
    await create(ana, 'velha');
    const age = () =>
      t.db.run(sql`
        update idempotencia set created_at = now() - interval '25 hours'
        where usuario_uuid = ${ana.uuid}`);
    await age();
    expect((await create(ana, 'velha', { ...body, nome: 'Nova' })).statusCode).toBe(201);
    await age();
    await deleteOldKeys(t.db);
    const left = await t.db.rows(sql`
      select 1 from idempotencia where usuario_uuid = ${ana.uuid}`);
    expect(left).toEqual([]);
  });

  test('enters and adds once, too', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: [] });
    const ana = await t.signedIn();
    const headers = { headers: { 'idempotency-key': 'k' } };
    const enter = () => ana.post(`/api/campeonatos/${id}/participantes`, {}, headers);
    expect((await enter()).json()).toEqual((await enter()).json());
    const list = { participantes: [{ nome: 'Caio' }] };
    const add = () => org.post(`/api/campeonatos/${id}/participantes/lista`, list, headers);
    expect([(await add()).statusCode, (await add()).statusCode]).toEqual([201, 201]);
    const { data } = (await org.get(`/api/campeonatos/${id}/participantes`)).json();
    expect(data).toHaveLength(2);
  });
});

describe('the promise', () => {
  test('is made by everything that makes something of a championship', () => {
    const making = ENDPOINTS.filter(
      ({ entry }) =>
        entry.method === 'POST' &&
        entry.status === 201 &&
        /^\/api\/(campeonatos|ligas|participantes|partidas)/.test(entry.path),
    );
    const without = making.filter(({ entry }) => !entry.once).map(({ name }) => name);
    // The answer is a secret, of which only the hash is kept; the same picture sent again is there already.
    expect(without.sort()).toEqual([
      ...['convidarParticipante', 'criarConviteDaLiga', 'criarLink', 'enviarProva'],
    ]);
  });

  test('keeps no secret: an invitation is made anew', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [uuid = ''] = await insertNames(t, id, 1);
    const headers = { headers: { 'idempotency-key': 'convite' } };
    const invite = () => org.post(`/api/participantes/${uuid}/convite`, undefined, headers);
    expect((await invite()).json()).not.toEqual((await invite()).json());
    const kept = await t.db.rows(sql`select 1 from idempotencia where usuario_uuid = ${org.uuid}`);
    expect(kept).toEqual([]);
  });
});
