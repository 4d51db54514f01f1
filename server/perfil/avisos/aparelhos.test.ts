// Web Push from end to end: a browser subscribes, a notice rings it, and it goes with its session.
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TipoDaNotificacao } from '#regras/avisos/tipos.ts';
import { makeJobs } from '#server/jobs/jobs.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { testClock } from '#server/testing/clock.ts';
import { eventually } from '#server/testing/eventually.ts';
import { testMailbox } from '#server/testing/mailbox.ts';
import { TestBrowser, testPushService } from '#server/testing/push/push-service.ts';
import { aceito, lances, makePartida, placar } from '#server/testing/vida.ts';
import { entregarAvisos } from '#server/usuario/entregar-avisos.ts';
import { soltar } from '#server/usuario/espera.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp({ PUSH_HOSTS: '127.0.0.1' });
const clock = testClock(t);
testMailbox(t);
const service = testPushService();

const PATH = '/api/perfil/aparelhos';

beforeAll(async () => {
  const ana = await t.signedIn();
  service.key = (await ana.get('/api/perfil/avisos')).json().data.chave_push;
});

async function subscribed(who: SignedIn): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const answer = await who.post(PATH, browser.subscription(service));
  expect(answer.statusCode, answer.body).toBe(204);
  return browser;
}

const tell = (who: SignedIn, texto: string, tipo: TipoDaNotificacao = 'jogo_marcado') =>
  entregarAvisos(t.db, {
    id: uuidv7(),
    created_at: new Date().toISOString(),
    dados: {
      para: { pessoas: [who.uuid] },
      ...{ exceto: null, por: null, pedido_de: null, tipo, url: '/ajuda' },
      mensagem: { 'pt-BR': texto, en: texto },
    },
  });

const devices = (who: SignedIn) =>
  t.db.rows(sql`select id from aparelhos where usuario_uuid = ${who.uuid}`);

const settled = () =>
  eventually(async () => {
    const open = await t.db.rows(sql`
      select tipo from tarefas where tipo = 'usuario.push' and erro is null`);
    expect(open).toEqual([]);
  });

describe('a browser that was given', () => {
  test('is rung with the notice, readable by it alone, under our signature', async () => {
    const ana = await t.signedIn();
    const browser = await subscribed(ana);
    await tell(ana, 'Seu jogo foi marcado');
    await eventually(() => expect(browser.heard(service)).toHaveLength(1));
    const { data } = (await ana.get('/api/usuario/avisos')).json();
    expect(browser.heard(service)).toEqual([
      { id: data[0].id, titulo: 'Tabelão', mensagem: 'Seu jogo foi marcado', url: '/ajuda' },
    ]);
    const { claims, body } = service.rung.at(-1) ?? { claims: undefined, body: Buffer.of() };
    expect(claims?.aud).toBe(service.url);
    expect(body.length).toBeLessThan(4_096);
    expect(() => new TestBrowser().read(body)).toThrow();
    await tell(ana, 'x'.repeat(2_000));
    await eventually(() => expect(browser.heard(service)).toHaveLength(2));
    expect(service.rung.at(-1)?.body.length).toBeLessThan(1_000);
  });

  test('reads the two sides over what tells of a match', async () => {
    const cena = await makePartida(t);
    const browser = await subscribed(cena.gente.fora);
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    await eventually(() => expect(browser.heard(service)).toHaveLength(1));
    expect(browser.heard(service)).toMatchObject([{ titulo: 'Time 001 × Time 002' }]);
  });

  test('is not rung for what its person does not want by this way', async () => {
    const ana = await t.signedIn();
    const browser = await subscribed(ana);
    await ana.put('/api/perfil/avisos', { jogos: { push: false }, campeonatos: { push: true } });
    // Nobody looks for a browser to ring where there is none.
    expect(await tell(ana, 'Sem push')).toMatchObject([{ toca: false }]);
    expect(await tell(ana, 'Com push', 'aviso')).toMatchObject([{ toca: true }]);
    await eventually(() => expect(browser.heard(service)).toHaveLength(1));
    await settled();
    expect(browser.heard(service)).toMatchObject([{ mensagem: 'Com push' }]);
  });

  test('is rung once after a silence, with how many there are', async () => {
    const ana = await t.signedIn();
    const browser = await subscribed(ana);
    const quiet = { ritmo: 'nunca', silencio: { de: 23, ate: 8 }, fuso: 'America/Sao_Paulo' };
    expect((await ana.put('/api/perfil/avisos/horario', quiet)).statusCode).toBe(204);
    await clock.to('2027-03-10T03:30:00Z');
    await tell(ana, 'Um');
    await tell(ana, 'Dois');
    await clock.to('2027-03-10T11:00:01Z');
    const work = { db: t.db, jobs: makeJobs(t.db, t.log) };
    await Promise.all([1, 2, 3].map(() => soltar(work, { usuario: ana.uuid, canal: 'push' })));
    await clock.to(Date.now());
    await eventually(() => expect(browser.heard(service)).toHaveLength(1));
    await settled();
    expect(browser.heard(service)).toMatchObject([{ mensagem: '2 avisos novos', url: '/avisos' }]);
  });

  test('goes when its service says that it is gone, and stays when that is only busy', async () => {
    const ana = await t.signedIn();
    const browser = await subscribed(ana);
    service.answers.set(browser.path, 503);
    await tell(ana, 'Mais tarde');
    await eventually(async () => {
      const waiting = await t.db.rows(sql`
        select erro from tarefas where tipo = 'usuario.push' and erro is not null`);
      expect(waiting).toHaveLength(1);
    });
    expect(await devices(ana)).toHaveLength(1);
    service.answers.delete(browser.path);
    await t.db.run(sql`update tarefas set executar_em = now() where tipo = 'usuario.push'`);
    await eventually(() => expect(browser.heard(service)).toHaveLength(1));
    for (const status of [307, 400]) {
      service.answers.set(browser.path, status);
      await tell(ana, 'Recusado');
    }
    service.answers.set(browser.path, 410);
    await tell(ana, 'Acabou');
    await eventually(async () => expect(await devices(ana)).toEqual([]));
    expect(service.rung.some(({ path }) => path === '/elsewhere')).toBe(false);
    await t.db.run(sql`delete from tarefas where tipo = 'usuario.push'`);
  });

  test('goes when the person logs out there, or takes it back', async () => {
    const ana = await t.signedIn();
    await subscribed(ana);
    expect((await ana.delete(`${PATH}/este`)).statusCode).toBe(204);
    expect((await ana.delete(`${PATH}/este`)).statusCode).toBe(204);
    expect(await devices(ana)).toEqual([]);
    await subscribed(ana);
    expect((await ana.post('/api/logout')).statusCode).toBeLessThan(300);
    expect(await devices(ana)).toEqual([]);
  });
});

describe('POST /api/perfil/aparelhos', () => {
  test('again is the same one; another of the same browser takes its place; another person’s is theirs', async () => {
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    const browser = await subscribed(ana);
    await ana.post(PATH, browser.subscription(service));
    expect(await devices(ana)).toHaveLength(1);
    await subscribed(ana);
    expect(await devices(ana)).toHaveLength(1);
    const shared = await subscribed(ana);
    expect((await bia.post(PATH, shared.subscription(service))).statusCode).toBe(204);
    expect([await devices(ana), await devices(bia)]).toMatchObject([[], [{}]]);
  });

  test('keeps the ten newest of a person', async () => {
    const ana = await t.signedIn();
    await t.db.run(sql`
      with novas as (
        insert into sessoes (token_hash, usuario_uuid, lembrar, ip, user_agent)
        select decode(md5(n::text || ${ana.uuid}), 'hex'), ${ana.uuid}, true, '', '' from generate_series(1, 12) n
        returning id)
      insert into aparelhos (id, usuario_uuid, sessao_id, endpoint, p256dh, auth, created_at)
      select gen_random_uuid(), ${ana.uuid}, id, id::text, 'x', 'x', now() - interval '1 day' from novas`);
    await subscribed(ana);
    expect(await devices(ana)).toHaveLength(10);
  });

  test.each([
    'http://fcm.googleapis.com/x',
    'https://alvo.example/x',
    'https://169.254.169.254/x',
    'http://localhost:5432/x',
    'javascript:alert(1)',
    '',
  ])('refuses %s: nobody but push services is ever asked', async (endpoint) => {
    const ana = await t.signedIn();
    const given = new TestBrowser().subscription(service);
    expect((await ana.post(PATH, { ...given, endpoint })).statusCode).toBe(422);
    for (const keys of [
      {},
      { ...given.keys, auth: 'curto' },
      { ...given.keys, p256dh: '<script>' },
    ]) {
      expect((await ana.post(PATH, { ...given, keys })).statusCode).toBe(422);
    }
    expect(await devices(ana)).toEqual([]);
  });
});

test('the key pair is made once, sealed, and made anew when nobody can open it any more', async () => {
  const ana = await t.signedIn();
  await subscribed(ana);
  const [row] = await t.db.rows<{ publica: string; privada: string }>(sql`
    select publica, privada from chaves where nome = 'vapid'`);
  expect(row?.publica).toBe(service.key);
  expect(row?.privada.length).toBeGreaterThan(60);
});
