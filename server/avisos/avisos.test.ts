import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

test('a hundred and fifty notices in a row end at the twentieth of the day, for all organisers together', async () => {
  const [org, co, ana] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const id = await openCampeonato(org);
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel) values (${id}, ${co.uuid}, 'co')`);
  await ana.post(`/api/campeonatos/${id}/participantes`, { time_nome: 'Onças' });
  const publish = (n: number) =>
    (n % 2 ? org : co).post(`/api/campeonatos/${id}/avisos`, { texto: `Aviso ${n}` });
  for (let n = 1; n <= 20; n += 1) expect((await publish(n)).statusCode).toBe(201);
  const refused = await publish(21);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toContain('20 avisos');
  const told = await t.db.rows(sql`
    select 1 from notificacoes where usuario_uuid = ${ana.uuid} and tipo = 'aviso'`);
  expect(told).toHaveLength(20);
  const other = await openCampeonato(org);
  const elsewhere = await org.post(`/api/campeonatos/${other}/avisos`, { texto: 'Outro' });
  expect(elsewhere.statusCode, 'another championship').toBe(201);
});
