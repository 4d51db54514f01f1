import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const trail = async (who: { get: SignedIn['get'] }, id: string) =>
  (await who.get(`/api/campeonatos/${id}/historico`)).body;

const status = (who: SignedIn, uuid: string, to: number) =>
  who.put(`/api/participantes/${uuid}/status`, { status: to });

test('the public trail does not tell who was rejected, by no line of it; organisers and the person read it', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const ana = await t.signedIn({ nome: 'Ana Recusada' });
  const entered = await ana.post(`/api/campeonatos/${id}/participantes`, {
    time_nome: 'Recusadas',
  });
  const { uuid } = entered.json().data;
  await ana.put(`/api/participantes/${uuid}`, { time_nome: 'Recusadas FC' });
  const list = { participantes: [{ nome: 'Zeca Recusado' }, { nome: 'Fica Aqui' }] };
  const added = await org.post(`/api/campeonatos/${id}/participantes/lista`, list);
  const guest = await t.guest();
  expect(await trail(guest, id), 'the control: before').toContain('Ana Recusada');
  await status(org, uuid, 4);
  await status(org, added.json().data[0].uuid, 4);
  for (const who of [guest, await t.signedIn()]) {
    const told = await trail(who, id);
    expect(told).not.toContain('Recusad');
    expect(told).not.toContain(uuid);
    expect(told).toContain('Fica Aqui');
    expect(told).toContain('mudar-status');
  }
  expect(await trail(org, id)).toContain('Ana Recusada');
  expect(await trail(ana, id)).toContain('Ana Recusada');
});

test('nor who gave up before they had a place; who left one is told', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const [bia, lia] = [await t.signedIn({ nome: 'Bia Quieta' }), await t.signedIn({ nome: 'Lia' })];
  const enter = async (who: SignedIn) =>
    (await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: who.uuid })).json().data
      .uuid;
  const [quiet, told] = [await enter(bia), await enter(lia)];
  await status(bia, quiet, 3);
  await status(org, told, 2);
  await status(lia, told, 3);
  const body = await trail(await t.guest(), id);
  expect(body).not.toContain('Quieta');
  expect(body).toContain('Lia');
});

test('the public trail does not tell what an announcement said that was taken down', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const path = `/api/campeonatos/${id}/avisos`;
  const { uuid } = (await org.post(path, { texto: 'Palavra infeliz' })).json().data;
  await org.post(path, { texto: 'Jogo às oito' });
  const guest = await t.guest();
  expect(await trail(guest, id), 'the control: before').toContain('Palavra infeliz');
  await org.delete(`${path}/${uuid}`);
  const told = await trail(guest, id);
  expect(told).not.toContain('Palavra infeliz');
  expect(told).toContain('Jogo às oito');
  expect(told).toContain('apagar-aviso');
  expect(await trail(org, id)).toContain('Palavra infeliz');
});
