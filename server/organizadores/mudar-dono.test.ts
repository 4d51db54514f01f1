// A championship changes hands by the word of both, and nobody is paid who does not expect it.
import sql from 'sql-template-tag';
import { beforeEach, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

let org: SignedIn;
let id: string;

beforeEach(async () => {
  org = await t.signedIn({ nome: 'Olga' });
  id = await openCampeonato(org);
});

const made = () => `/api/campeonatos/${id}/organizadores/convites`;
const received = (uuid: string) => `/api/organizadores/convites/${uuid}`;
const offer = (email: string, who = org) => who.post(made(), { email, papel: 'dono' });

const roles = async () =>
  (await org.get(`/api/campeonatos/${id}/organizadores`))
    .json()
    .data.map(({ nome, papel }: { nome: string; papel: string }) => `${nome} ${papel}`);

const old = (who: SignedIn) =>
  t.db.run(sql`
    update sessoes set senha_em = now() - interval '1 hour', codigo_em = now() - interval '1 hour',
      provedor_em = now() - interval '1 hour' where usuario_uuid = ${who.uuid}`);

test('offered and accepted it is the other one’s; who had it helps on, and the key for payments goes', async () => {
  const ana = await t.signedIn({ nome: 'Ana' });
  await t.db.run(sql`
    update campeonatos set inscricao = jsonb_set(inscricao, '{chave_pix}', '"olga@pix"') where id = ${id}`);
  const { uuid } = (await offer(ana.email)).json().data;
  expect(await roles()).toEqual(['Olga dono']);
  const seen = (await ana.get(received(uuid))).json().data;
  expect(seen).toMatchObject({ papel: 'dono', por: 'Olga' });
  expect((await ana.put(received(uuid))).json().data).toEqual({ campeonato_id: id, papel: 'dono' });
  expect(await roles()).toEqual(['Ana dono', 'Olga co']);
  const row = await t.db.first(sql`
    select inscricao ->> 'chave_pix' as chave, busca from campeonatos where id = ${id}`);
  expect(row).toMatchObject({ chave: null, busca: expect.stringContaining('ana') });
  // Pressed twice it is done once.
  expect((await ana.put(received(uuid))).statusCode).toBe(200);
  const line = (await org.get(`/api/campeonatos/${id}/historico`)).json().data[0];
  expect(line).toMatchObject({ acao: 'assumir-campeonato', quem: 'Ana' });
  const { data } = (await org.get('/api/usuario/notifications')).json();
  expect(data[0].mensagem).toContain('Ana aceitou');
  expect((await org.delete(`/api/campeonatos/${id}`)).statusCode).toBe(403);
});

test('both show again who they are', async () => {
  const ana = await t.signedIn();
  await old(org);
  expect((await offer(ana.email)).json().code).toBe('reautenticar');
  const other = await t.signedIn();
  id = await openCampeonato(other);
  const { uuid } = (await offer(ana.email, other)).json().data;
  await old(ana);
  expect((await ana.put(received(uuid))).json().code).toBe('reautenticar');
  const row = await t.db.first(sql`select dono_uuid from campeonatos where id = ${id}`);
  expect(row).toEqual({ dono_uuid: other.uuid });
});

test('one person at a time is offered it; refused, taken back or for somebody else it moves nothing', async () => {
  const [ana, bia] = [await t.signedIn(), await t.signedIn()];
  const first = (await offer(ana.email)).json().data.uuid;
  const second = (await offer(bia.email)).json().data.uuid;
  expect((await ana.put(received(first))).statusCode).toBe(404);
  expect((await ana.put(received(second))).statusCode).toBe(404);
  expect((await bia.delete(received(second))).statusCode).toBe(204);
  expect((await bia.put(received(second))).statusCode).toBe(404);
  expect(await roles()).toEqual(['Olga dono']);
});

test('nobody gives away what is not theirs, nor gets more than their plan allows', async () => {
  const [co, ana] = [await t.signedIn(), await t.signedIn()];
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel) values (${id}, ${co.uuid}, 'co')`);
  expect((await offer(ana.email, co)).statusCode).toBe(403);
  expect((await offer(org.email)).statusCode).toBe(409);
  for (let n = 0; n < 5; n += 1) await makeCampeonato(ana);
  const { uuid } = (await offer(ana.email)).json().data;
  expect((await ana.put(received(uuid))).statusCode).toBe(402);
  expect(await roles()).toContain('Olga dono');
});
