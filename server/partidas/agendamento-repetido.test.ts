import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const DIA = { jogo_previsto_at: '2027-01-05T22:00:00Z', estadio: 'Arena' };

async function start() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const { data } = (await org.get(`/api/campeonatos/${id}/jogos?rodada=1`)).json();
  const [partida] = data as [PartidaDeTeste];
  return { org, id, partida };
}

const place = (org: SignedIn, { uuid, versao }: PartidaDeTeste, agenda: object = DIA) =>
  org.put(`/api/partidas/${uuid}/agenda`, { versao, ...agenda });

const entries = async (org: SignedIn, id: string): Promise<number> =>
  (await org.get(`/api/campeonatos/${id}/historico`))
    .json()
    .data.filter(({ acao }: { acao: string }) => acao === 'agendar-partida').length;

test('a day sent again by who set it gets the first answer, and is set once', async () => {
  const { org, id, partida } = await start();
  const first = await place(org, partida);
  const again = await place(org, partida);
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect(await entries(org, id)).toBe(1);
});

test('sent twice at the same moment, both get the answer and it is set once', async () => {
  const { org, id, partida } = await start();
  const answers = await Promise.all([1, 2, 3].map(() => place(org, partida)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await entries(org, id)).toBe(1);
});

test('another day on the old version is refused with what stands', async () => {
  const { org, partida } = await start();
  await place(org, partida);
  const other = await place(org, partida, { ...DIA, jogo_previsto_at: '2027-01-06T22:00:00Z' });
  expect(other.statusCode).toBe(409);
  expect(other.json().data).toMatchObject({ estadio: 'Arena' });
});

test('the same day by somebody else is a conflict', async () => {
  const { org, id, partida } = await start();
  const helper = await t.signedIn();
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    values (${id}, ${helper.uuid}, 'co')`);
  await place(org, partida);
  expect((await place(helper, partida)).statusCode).toBe(409);
});

test('once the match was moved again, the day before it is a conflict', async () => {
  const { org, partida } = await start();
  const { data } = (await place(org, partida)).json();
  await place(org, data, { ...DIA, estadio: 'Campo 2' });
  expect((await place(org, partida)).statusCode).toBe(409);
});
