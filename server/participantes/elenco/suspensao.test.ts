// Who withdraws after the start waits for the other championships of the same owner, where the rules say so.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const OPEN = { aprovacao: 'automatica', pede: [] };
const DAYS = { regras: { suspensao_desistencia_dias: 30 } };

const enter = (who: SignedIn, id: string) => who.post(`/api/campeonatos/${id}/participantes`, {});

/** Ana withdrew from a championship that has started; a second one of the same owner is open. */
async function scene(settings: object = DAYS) {
  const org = await t.signedIn();
  const ana = await t.signedIn();
  const first = await openCampeonato(org, OPEN, settings as Record<string, unknown>);
  const { uuid } = (await enter(ana, first)).json().data;
  await insertNames(t, first, 3);
  await startCampeonato(org, first);
  const left = await org.put(`/api/participantes/${uuid}/desistencia`, { desistiu: true });
  expect(left.statusCode, left.body).toBe(200);
  const second = await openCampeonato(org, OPEN);
  return { org, ana, first, second, uuid };
}

const leftAgo = (uuid: string, time: string) =>
  t.db.run(sql`
    update participantes set desistiu_em = now() - ${time}::interval where uuid = ${uuid}`);

test('is refused with the day from which the door is open again', async () => {
  const { ana, second, uuid } = await scene();
  await t.db.run(sql`
    update participantes set desistiu_em = '2099-01-01T15:30:00Z' where uuid = ${uuid}`);
  const refused = await enter(ana, second);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().warning).toContain('a partir de 31/01/2099, às 12:30');
});

test('ends to the minute', async () => {
  const { ana, second, uuid } = await scene();
  await leftAgo(uuid, '29 days 23 hours 59 minutes');
  expect((await enter(ana, second)).statusCode).toBe(409);
  await leftAgo(uuid, '30 days 1 second');
  expect((await enter(ana, second)).statusCode).toBe(201);
});

test('is no matter without the rule, for another owner, or once the withdrawal was taken back', async () => {
  const free = await scene({});
  expect((await enter(free.ana, free.second)).statusCode).toBe(201);
  const { org, ana, second, uuid } = await scene();
  const other = await openCampeonato(await t.signedIn(), OPEN);
  expect((await enter(ana, other)).statusCode).toBe(201);
  await org.put(`/api/participantes/${uuid}/desistencia`, { desistiu: false });
  expect((await enter(ana, second)).statusCode).toBe(201);
});

test('stays with the person when another takes the place over', async () => {
  const { org, ana, second, uuid } = await scene();
  const replaced = await org.put(`/api/participantes/${uuid}/substituto`, { nome: 'Outra' });
  expect(replaced.statusCode, replaced.body).toBe(200);
  expect((await enter(ana, second)).statusCode).toBe(409);
});

test('does not bind the organisers: whom they invite may enter', async () => {
  const { org, ana, second } = await scene();
  const path = `/api/campeonatos/${second}/participantes/pessoas`;
  const invited = await org.post(path, { pessoa: ana.uuid });
  expect(invited.statusCode, invited.body).toBe(201);
  expect((await enter(ana, second)).statusCode).toBe(201);
});

test('is what the regulamento says', async () => {
  const { org, first, second } = await scene();
  const rules = async (id: string) =>
    JSON.stringify((await org.get(`/api/campeonatos/${id}/regulamento`)).json().data.secoes);
  expect(await rules(first)).toContain('fica 30 dias sem se inscrever');
  expect(await rules(second)).not.toContain('sem se inscrever');
});
