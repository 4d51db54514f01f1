// The list of what the clock proposes, as organisers see it.
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { testClock, wakeRobot } from '#server/testing/clock.ts';
import { agendar, type DoisLados, doisLados } from '#server/testing/dois-lados.ts';

const t = testApp();
const clock = testClock(t);

const NOON = '2027-03-01T15:00:00.000Z';
const hour = (n: number) => new Date(Date.parse(NOON) + n * 3_600_000).toISOString();

beforeEach(async () => {
  await t.db.run(sql`delete from campeonatos`);
  await clock.to(NOON);
});

async function proposed(): Promise<DoisLados> {
  const lados = await doisLados(t, { regras: { sem_placar: 'zero_a_zero' } });
  await agendar(lados, { prazo_at: hour(72) });
  await clock.to(hour(72));
  await wakeRobot(t);
  return lados;
}

const path = ({ id }: DoisLados) => `/api/campeonatos/${id}/sugestoes`;

const list = async (lados: DoisLados, who: SignedIn) => (await who.get(path(lados))).json().data;

/** The home side becomes one of the organisers. */
const organise = ({ id, mandante }: DoisLados) =>
  t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    values (${id}, ${mandante.uuid}, 'co')`);

test('says which of them the visitor may decide: not those of an own match', async () => {
  const lados = await proposed();
  await organise(lados);
  const [forOrganiser] = await list(lados, lados.org);
  expect(forOrganiser).toMatchObject({ estado: 'aberta', decido: true, quem: null });
  const [forPlayer] = await list(lados, lados.mandante);
  expect(forPlayer).toMatchObject({ uuid: forOrganiser.uuid, decido: false });
  const body = { uuids: [forPlayer.uuid], decisao: 'aceitar' };
  expect((await lados.mandante.post(path(lados), body)).statusCode).toBe(403);
});

test('against a side without an account, who plays decides: nobody could speak', async () => {
  const lados = await proposed();
  await organise(lados);
  await t.db.run(sql`
    update participantes set usuario_uuid = null where usuario_uuid = ${lados.visitante.uuid}`);
  expect(await list(lados, lados.mandante)).toMatchObject([{ decido: true }]);
});

test('names who decided', async () => {
  const lados = await proposed();
  const [open] = await list(lados, lados.org);
  const answer = await lados.org.post(path(lados), { uuids: [open.uuid], decisao: 'recusar' });
  expect(answer.json().data).toMatchObject([{ estado: 'recusada', quem: expect.any(String) }]);
  expect(await list(lados, lados.org)).toMatchObject([
    { estado: 'recusada', quem: answer.json().data[0].quem },
  ]);
});
