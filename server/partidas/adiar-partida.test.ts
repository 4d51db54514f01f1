import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  jogoDe,
  makeCampeonato,
  openCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const adiar = (jogo_previsto_at?: string) => ({ tipo: 'adiar', jogo_previsto_at });

const heard = async (who: SignedIn): Promise<string[]> =>
  (await who.get('/api/usuario/notifications'))
    .json()
    .data.map(({ mensagem }: { mensagem: string }) => mensagem);

const round = async (org: SignedIn, id: string, rodada = 1): Promise<PartidaDeTeste[]> =>
  (await org.get(`/api/campeonatos/${id}/jogos?rodada=${rodada}`)).json().data;

async function league(count = 4) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id };
}

const place = (org: SignedIn, { uuid, versao }: PartidaDeTeste, agenda: object) =>
  org.put(`/api/partidas/${uuid}/agenda`, { versao, ...agenda });

test('both sides hear that their match was put off, and to which day', async () => {
  const [org, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const id = await openCampeonato(org, { aprovacao: 'automatica' });
  for (const who of [ana, bia]) {
    await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: who.uuid });
  }
  await startCampeonato(org, id);
  await t.db.run(sql`delete from notificacoes`);
  const [partida] = (await round(org, id)) as [PartidaDeTeste];
  const { data } = (await score(org, partida, adiar())).json();
  const jogo = await jogoDe(t, partida);
  const later = await score(org, data, adiar('2027-01-05T22:00:00Z'));
  expect(later.statusCode, later.body).toBe(200);
  for (const who of [ana, bia]) {
    expect(await heard(who)).toEqual([
      `${jogo}, em Copa de Teste, foi adiado para 05/01/2027, 19:00 (horário de Brasília).`,
      `${jogo}, em Copa de Teste, foi adiado. A nova data ainda não saiu.`,
    ]);
  }
  expect(await heard(org)).toEqual([]);
});

test('a match is not put off onto another one in its venue', async () => {
  const { org, id } = await league();
  const [one, other] = (await round(org, id)) as [PartidaDeTeste, PartidaDeTeste];
  const estadio = 'Arena';
  const moved = await place(org, one, { estadio, jogo_previsto_at: '2027-01-05T20:00:00Z' });
  await place(org, other, { estadio, jogo_previsto_at: '2027-01-05T22:00:00Z' });
  const { data } = moved.json();
  const clash = await score(org, data, adiar('2027-01-05T22:30:00Z'));
  expect(clash.statusCode).toBe(422);
  expect(clash.json().validations).toEqual({
    jogo_previsto_at: ['Já existe um jogo neste local perto deste horário.'],
  });
  expect((await round(org, id)).find(({ uuid }) => uuid === one.uuid)).toEqual(data);
  expect((await score(org, data, adiar('2027-01-05T23:00:00Z'))).statusCode).toBe(200);
});

test('a match that is put off leaves the deadline of its round', async () => {
  const { org, id } = await league();
  const [partida] = (await round(org, id)) as [PartidaDeTeste];
  const { data } = (await place(org, partida, { prazo_at: '2027-01-04T02:59:00Z' })).json();
  const later = await score(org, data, adiar('2027-01-05T22:00:00Z'));
  expect(later.json().data).toMatchObject({
    jogo_previsto_at: '2027-01-05T22:00:00.000Z',
    prazo_at: null,
  });
});

test('a day after the final is asked about first', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [final] = (await round(org, id, 2)) as [PartidaDeTeste];
  await place(org, final, { jogo_previsto_at: '2027-01-04T22:00:00Z' });
  const [semi] = (await round(org, id)) as [PartidaDeTeste];
  const late = adiar('2027-01-05T22:00:00Z');
  const asked = await score(org, semi, late);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    warning: 'Neste dia já há jogos de uma fase seguinte, que dependem deste.',
    data: { confirmar: true },
  });
  expect((await score(org, semi, late, { ciente: true })).statusCode).toBe(200);
});

test('so is one after the deadline of the final, where rounds are windows', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [final] = (await round(org, id, 2)) as [PartidaDeTeste];
  await place(org, final, { prazo_at: '2027-01-04T02:59:00Z' });
  const [semi] = (await round(org, id)) as [PartidaDeTeste];
  expect((await score(org, semi, adiar('2027-01-05T22:00:00Z'))).statusCode).toBe(409);
});

test('a new deadline of the round is not that of a match that was put off', async () => {
  const { org, id } = await league();
  const [partida] = (await round(org, id)) as [PartidaDeTeste];
  await score(org, partida, adiar('2027-01-05T22:00:00Z'));
  const body = { fase: 1, rodada: 1, prazo_at: '2027-01-04T02:59:00Z' };
  expect((await org.put(`/api/campeonatos/${id}/agenda/prazo`, body)).statusCode).toBe(200);
  const rows = (await round(org, id)) as (PartidaDeTeste & { prazo_at: string | null })[];
  const deadlines = new Map(rows.map(({ uuid, prazo_at }) => [uuid, prazo_at]));
  expect(deadlines.get(partida.uuid)).toBeNull();
  expect([...deadlines.values()]).toContain('2027-01-04T02:59:00.000Z');
});

test('put off, and then moved by hand: the first request is not said to stand', async () => {
  const { org, id } = await league();
  const [partida] = (await round(org, id)) as [PartidaDeTeste];
  const { data } = (await score(org, partida, adiar('2027-01-05T22:00:00Z'))).json();
  await place(org, data, { jogo_previsto_at: '2027-01-06T22:00:00Z' });
  expect((await score(org, partida, adiar('2027-01-05T22:00:00Z'))).statusCode).toBe(409);
});
