import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato } from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

async function invite(who: SignedIn, uuid: string): Promise<string> {
  const answer = await who.post(`/api/participantes/${uuid}/convite`);
  expect(answer.statusCode, answer.body).toBe(201);
  return new URL(answer.json().data.url).searchParams.get('assumir') ?? '';
}

const claim = (who: SignedIn, token: string) => who.post('/api/participantes/convite', { token });

describe('a name that was typed', () => {
  test('is taken over by who has the link: name, place and results stay', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [uuid = ''] = await insertNames(t, id, 2);
    const token = await invite(org, uuid);
    const ana = await t.signedIn({ nome: 'Ana' });
    const answer = await claim(ana, token);
    expect(answer.json().data).toMatchObject({
      campeonato_id: id,
      participante: { uuid, nome: 'Time 001', usuario_uuid: ana.uuid, status: 2 },
    });
    const { data } = (await ana.get(`/api/campeonatos/${id}`)).json();
    expect(data.minha_inscricao).toEqual({
      uuid,
      status: 2,
      espera: null,
      convidado: false,
      saiu: null,
    });
    const told = (await org.get('/api/usuario/notifications')).json().data[0];
    expect(told.mensagem).toBe('Time 001 assumiu o lugar em Copa de Teste.');
    const again = await claim(await t.signedIn(), token);
    expect(again.statusCode).toBe(409);
    expect(again.json().warning).toMatch(/^Este convite não vale mais/);
  });

  test('is told to who opens the link, until it is taken', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [uuid = ''] = await insertNames(t, id, 2);
    const token = await invite(org, uuid);
    const [guest, ana] = [await t.guest(), await t.signedIn()];
    const seen = async (query: string) =>
      (await guest.get(`/api/campeonatos/${id}${query}`)).json().data.assume;
    expect(await seen(`?assumir=${token}`)).toBe('Time 001');
    expect(await seen('')).toBeUndefined();
    expect(await seen('?assumir=outro')).toBeUndefined();
    await claim(ana, token);
    expect(await seen(`?assumir=${token}`)).toBeUndefined();
  });

  test('is also for who had entered and given their own place up', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: [] });
    const [uuid = ''] = await insertNames(t, id, 2);
    const ana = await t.signedIn();
    const own = (await ana.post(`/api/campeonatos/${id}/participantes`, {})).json().data;
    await ana.put(`/api/participantes/${own.uuid}/status`, { status: 3 });
    const answer = await claim(ana, await invite(org, uuid));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.participante.uuid).toBe(uuid);
  });

  test('a new link ends the one before; only a hash of it is kept', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [uuid = ''] = await insertNames(t, id, 1);
    const first = await invite(org, uuid);
    const second = await invite(org, uuid);
    expect(Buffer.from(second, 'base64url').length).toBe(32);
    const ana = await t.signedIn();
    expect((await claim(ana, first)).statusCode).toBe(409);
    const { dump } = (await t.db.first<{ dump: string }>(sql`
      select (select json_agg(p)::text from participantes p where uuid = ${uuid}) ||
        (select coalesce(json_agg(h), '[]')::text from historico h where campeonato_id = ${id}) as dump
      `)) ?? { dump: '' };
    expect(dump).toContain(uuid);
    expect(dump).not.toContain(second);
    expect((await claim(ana, second)).statusCode).toBe(200);
  });

  test('is not for who takes part already, and not for who has an account behind it', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: [] });
    const [uuid = ''] = await insertNames(t, id, 1);
    const token = await invite(org, uuid);
    const ana = await t.signedIn();
    const own = (await ana.post(`/api/campeonatos/${id}/participantes`, {})).json().data;
    expect((await claim(ana, token)).json().warning).toBe('Você já está neste campeonato.');
    expect((await org.post(`/api/participantes/${own.uuid}/convite`)).statusCode).toBe(409);
    expect((await claim(await t.signedIn(), token)).statusCode).toBe(200);
  });

  test('of a private championship too: the link is the invitation', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, {}, { visibilidade: 'privado' });
    const [uuid = ''] = await insertNames(t, id, 1);
    const token = await invite(org, uuid);
    const ana = await t.signedIn();
    expect((await ana.get(`/api/campeonatos/${id}/participantes`)).statusCode).toBe(404);
    expect((await claim(ana, token)).statusCode).toBe(200);
    expect((await ana.get(`/api/campeonatos/${id}/participantes`)).statusCode).toBe(200);
  });

  test('no link is made by a stranger, for an unknown one, or without verified e-mail', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [uuid = ''] = await insertNames(t, id, 1);
    const stranger = await t.signedIn();
    expect((await stranger.post(`/api/participantes/${uuid}/convite`)).statusCode).toBe(403);
    expect((await org.post(`/api/participantes/${uuidv7()}/convite`)).statusCode).toBe(404);
    const token = await invite(org, uuid);
    expect((await claim(await t.signedIn({ verified: false }), token)).statusCode).toBe(403);
    expect((await claim(stranger, 'x'.repeat(43))).statusCode).toBe(409);
    const renew = await stranger.put(`/api/campeonatos/${id}/participantes/convite`);
    expect(renew.statusCode).toBe(403);
  });
});

describe('GET /api/campeonatos/:id/participantes', () => {
  test('who left or was turned away is seen by who manages the entries, and by themself', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: [] });
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    const enter = async (who: SignedIn) =>
      (await who.post(`/api/campeonatos/${id}/participantes`, {})).json().data.uuid;
    const [a, b] = [await enter(ana), await enter(bia)];
    await ana.put(`/api/participantes/${a}/status`, { status: 3 });
    await org.put(`/api/participantes/${b}/status`, { status: 4 });
    await insertNames(t, id, 1);
    const seen = async (who: Pick<SignedIn, 'get'>) =>
      (await who.get(`/api/campeonatos/${id}/participantes`))
        .json()
        .data.map(({ status, pago }: { status: number; pago: boolean | null }) => [status, pago]);
    expect(await seen(org)).toEqual([
      [3, false],
      [4, false],
      [2, false],
    ]);
    expect(await seen(ana)).toEqual([
      [3, false],
      [2, null],
    ]);
    expect(await seen(await t.guest())).toEqual([[2, null]]);
  });

  test('with a limit gives the first ones, the own entry always, and counts all that one may see', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: [], aprovacao: 'manual' });
    await insertNames(t, id, 4);
    const [ana, bia] = [await t.signedIn({ nome: 'Ana' }), await t.signedIn({ nome: 'Bia' })];
    for (const who of [ana, bia]) await who.post(`/api/campeonatos/${id}/participantes`, {});
    const { uuid } = (await ana.get(`/api/campeonatos/${id}`)).json().data.minha_inscricao;
    await org.put(`/api/participantes/${uuid}/status`, { status: 3 });
    const path = `/api/campeonatos/${id}/participantes?limite=2`;
    const see = async (who: Pick<SignedIn, 'get'>) => {
      const { data, contagem } = (await who.get(path)).json();
      return { names: data.map(({ nome }: { nome: string }) => nome), contagem };
    };
    const organiser = await see(org);
    // Who waits for an answer comes first for who gives it, and for nobody else.
    expect(organiser.names).toEqual(['Bia', 'Time 001']);
    expect(organiser.contagem).toEqual({
      ...{ todos: 6, pendente: 1, confirmado: 4, cancelado: 1, rejeitado: 0 },
      aguardam: 1,
    });
    expect((await see(bia)).names).toEqual(['Time 001', 'Time 002', 'Bia']);
    const guest = await see(await t.guest());
    expect(guest.names).toEqual(['Time 001', 'Time 002']);
    expect(guest.contagem).toMatchObject({ todos: 5, cancelado: 0 });
    expect((await org.get(path.replace('=2', '=0'))).statusCode).toBe(200);
  });
});
