import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { STATUS } from '#regras/participantes/status.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

type Notice = { mensagem: string; lido: boolean };

/** What the bell says of requests: how many are new, and whether each was seen. */
async function bell(who: SignedIn) {
  const { data, nao_lidos } = (await who.get('/api/usuario/notifications')).json();
  const asked = (data as Notice[]).filter(({ mensagem }) => mensagem.includes('quer entrar'));
  return { nao_lidos, lidos: asked.map(({ lido }) => lido) };
}

async function scene() {
  const [org, helper, ana, bia] = await Promise.all([1, 2, 3, 4].map(() => t.signedIn()));
  if (!org || !helper || !ana || !bia) throw new Error('four people');
  const id = await openCampeonato(org, { aprovacao: 'manual' });
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    values (${id}, ${helper.uuid}, 'inscricoes')`);
  const ask = async (who: SignedIn): Promise<string> => {
    const entered = await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: who.uuid });
    expect(entered.statusCode, entered.body).toBe(201);
    return entered.json().data.uuid;
  };
  const uuids = { ana: await ask(ana), bia: await ask(bia) };
  expect(await bell(org)).toEqual({ nao_lidos: 2, lidos: [false, false] });
  const set = async (who: SignedIn, uuid: string, status: number) => {
    const answer = await who.put(`/api/participantes/${uuid}/status`, { status });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  return { org, helper, ana, bia, id, uuids, ask, set };
}

test('all who may decide hear of a request; who asks does not, nor who has no say', async () => {
  const { org, helper, id, ask } = await scene();
  const [co, results] = [await t.signedIn(), await t.signedIn()];
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    values (${id}, ${co.uuid}, 'co'), (${id}, ${results.uuid}, 'resultados')`);
  await t.db.run(sql`delete from notificacoes`);
  await ask(org);
  expect((await bell(org)).lidos).toEqual([]);
  for (const who of [helper, co]) expect((await bell(who)).lidos).toEqual([false]);
  await ask(helper);
  expect((await bell(helper)).lidos).toEqual([false]);
  for (const who of [org, co]) expect((await bell(who)).lidos).toContain(false);
  expect((await bell(results)).lidos).toEqual([]);
});

test('who is called from the queue and still needs a yes is announced as asking', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org, { vagas: 2, aprovacao: 'manual' });
  const names = await insertNames(t, id, 2);
  const late = await t.signedIn();
  await late.post(`/api/campeonatos/${id}/participantes`, { time_nome: 'Tarde' });
  expect((await bell(org)).lidos).toEqual([]);
  const status = STATUS.cancelado;
  await org.put(`/api/participantes/${names[0]}/status`, { status });
  expect((await bell(org)).lidos).toEqual([false]);
});

test.each([
  ['confirmed', STATUS.confirmado],
  ['refused', STATUS.rejeitado],
  ['taken off the list', STATUS.cancelado],
])('who was %s by another organiser is no longer announced as asking', async (_how, status) => {
  const { org, helper, uuids, set } = await scene();
  await set(helper, uuids.ana, status);
  expect(await bell(org)).toEqual({ nao_lidos: 1, lidos: [false, true] });
});

test('who leaves again no longer asks, and asks anew when they come back', async () => {
  const { org, ana, uuids, ask, set } = await scene();
  await set(ana, uuids.ana, STATUS.cancelado);
  expect((await bell(org)).nao_lidos).toBe(1);
  await ask(ana);
  expect(await bell(org)).toEqual({ nao_lidos: 2, lidos: [false, false, true] });
});

test('a list decided at once leaves no request unread, and one that is refused leaves all', async () => {
  const { org, helper, id, uuids, set } = await scene();
  const all = (status: number) =>
    helper.put(`/api/campeonatos/${id}/participantes/status`, {
      uuids: Object.values(uuids),
      status,
    });
  await set(helper, uuids.bia, STATUS.rejeitado);
  expect((await all(STATUS.confirmado)).statusCode).toBe(409);
  expect((await bell(org)).nao_lidos).toBe(1);
  await t.db.run(sql`update participantes set status = 1 where uuid = ${uuids.bia}`);
  await t.db.run(sql`update notificacoes set read_at = null where usuario_uuid = ${org.uuid}`);
  const decided = await all(STATUS.confirmado);
  expect(decided.statusCode, decided.body).toBe(200);
  expect(await bell(org)).toEqual({ nao_lidos: 0, lidos: [true, true] });
});
