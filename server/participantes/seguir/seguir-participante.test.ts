import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  openCampeonato,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function start() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos' }] });
  const uuids = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  return { org, id, uuids, uuid: uuids[0] as string };
}

const follow = (who: SignedIn, uuid: string, seguindo = true) =>
  who.put(`/api/participantes/${uuid}/seguir`, { seguindo });

const followed = async (who: SignedIn) =>
  (await who.get('/api/pendencias')).json().data.seguidos as {
    participante: { uuid: string };
    campeonato: { id: string };
  }[];

/** Where the notices of a person lead. */
const heard = async (who: SignedIn) => {
  const { data } = (await who.get('/api/usuario/notifications')).json();
  return data.map(({ url }: { url: string }) => url);
};

test('whom a person follows is on their home page until they no longer do', async () => {
  const { id, uuid } = await start();
  const fan = await t.signedIn();
  const page = async () =>
    (await fan.get(`/api/campeonatos/${id}/participantes/${uuid}`)).json().data.seguindo;
  expect(await page()).toBe(false);
  expect((await follow(fan, uuid)).json()).toEqual({ data: { seguindo: true } });
  // The second press of a double click.
  expect((await follow(fan, uuid)).statusCode).toBe(200);
  expect(await page()).toBe(true);
  expect(await followed(fan)).toMatchObject([
    {
      campeonato: { id, estado: 'andamento' },
      participante: { uuid },
      posicao: { posicao: 1, de: 4 },
    },
  ]);
  // Nothing of others: neither their list nor the page.
  const other = await t.signedIn();
  expect(await followed(other)).toEqual([]);
  expect((await follow(fan, uuid, false)).json()).toEqual({ data: { seguindo: false } });
  expect(await page()).toBe(false);
  expect(await followed(fan)).toEqual([]);
});

test('on Home whom a person follows is not said to be open for entries once the draw is made', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org, {}, { visibilidade: 'publico' });
  const [uuid = ''] = await insertNames(t, id, 4);
  const fan = await t.signedIn();
  await follow(fan, uuid);
  expect(await followed(fan)).toMatchObject([{ campeonato: { id, estado: 'inscricoes' } }]);
  const { data } = (
    await org.post(`/api/campeonatos/${id}/sorteio`, { metodo: 'aleatorio' })
  ).json();
  await org.put(`/api/campeonatos/${id}/sorteio`, { uuid: data.uuid });
  expect(await followed(fan)).toMatchObject([{ campeonato: { id, estado: 'sorteado' } }]);
});

test('who follows is told that the championship ended, and not of matches that are not theirs', async () => {
  const { org, id, uuids } = await start();
  const fan = await t.signedIn();
  await follow(fan, uuids[0] as string);
  await follow(fan, uuids[1] as string);
  const body = { estado: 'encerrado', ciente: true };
  expect((await org.put(`/api/campeonatos/${id}/estado`, body)).statusCode).toBe(200);
  expect(await heard(fan)).toEqual([`/campeonato/${id}/campeao`]);
});

test('a championship that went private is neither shown nor told to who followed somebody in it', async () => {
  const { org, id, uuid } = await start();
  const fan = await t.signedIn();
  await follow(fan, uuid);
  await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${id}`);
  expect(await followed(fan)).toEqual([]);
  expect((await follow(fan, uuid)).statusCode).toBe(404);
  await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado', ciente: true });
  expect(await heard(fan)).toEqual([]);
});

test('nobody follows more than two hundred', async () => {
  const { uuid } = await start();
  const { uuids, id } = await start();
  const fan = await t.signedIn();
  await t.db.run(sql`
    with novos as (
      insert into participantes (uuid, campeonato_id, nome, sigla, escudo, status)
      select gen_random_uuid(), ${id}, 'Extra ' || n, 'X' || n, escudo, 2
      from participantes, generate_series(1, 200) n where uuid = ${uuids[0]}
      returning uuid)
    insert into seguidos (usuario_uuid, participante_uuid) select ${fan.uuid}, uuid from novos`);
  const answer = await follow(fan, uuid);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().warning).toContain('200');
  expect(await followed(fan)).toHaveLength(8);
});
