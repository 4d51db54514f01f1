import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { MENSAGENS_PRONTAS } from '#regras/acordo/mensagens.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { avisosDe, type DoisLados, doisLados } from '#server/testing/dois-lados.ts';

const t = testApp();

const path = ({ uuid }: DoisLados) => `/api/partidas/${uuid}/mensagens`;
const send = (lados: DoisLados, who: SignedIn, mensagem = 'na_sala') =>
  who.post(path(lados), { mensagem });

test('a ready-made message is told to the other side, in words, and stays in the log', async () => {
  const lados = await doisLados(t);
  const answer = await send(lados, lados.mandante);
  expect(answer.statusCode, answer.body).toBe(201);
  const [notice] = await avisosDe(lados.visitante);
  expect(notice).toMatchObject({ tipo: 'jogo_mensagem', url: `/partida/${lados.uuid}` });
  expect(JSON.stringify(notice)).toContain('Estou na sala.');
  expect(await avisosDe(lados.mandante)).toEqual([]);
  for (const who of [lados.mandante, lados.visitante, lados.org]) {
    expect((await who.get(path(lados))).json().data).toMatchObject([
      { lado: 'mandante', mensagem: 'na_sala' },
    ]);
  }
});

test('each of the list can be said, and nothing else', async () => {
  for (const mensagem of MENSAGENS_PRONTAS) {
    await t.db.run(sql`delete from limites`);
    const lados = await doisLados(t);
    expect((await send(lados, lados.mandante, mensagem)).statusCode, mensagem).toBe(201);
  }
  const lados = await doisLados(t);
  expect((await send(lados, lados.mandante, 'você joga mal')).statusCode).toBe(422);
});

test('a few in ten minutes; the other side has its own', async () => {
  const lados = await doisLados(t);
  const codes: number[] = [];
  for (let i = 0; i < 6; i++) codes.push((await send(lados, lados.mandante)).statusCode);
  expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await send(lados, lados.visitante)).statusCode).toBe(201);
  await t.db.run(sql`update limites set expira_em = now()`);
  expect((await send(lados, lados.mandante)).statusCode).toBe(201);
});

test('nobody writes who does not play, and nobody to a side without an account', async () => {
  const lados = await doisLados(t);
  for (const who of [lados.org, await t.signedIn()]) {
    expect((await send(lados, who)).statusCode).toBe(403);
  }
  expect((await (await t.signedIn()).get(path(lados))).statusCode).toBe(403);
  await t.db.run(sql`
    update participantes set usuario_uuid = null where usuario_uuid = ${lados.visitante.uuid}`);
  expect((await send(lados, lados.mandante)).statusCode).toBe(409);
});

const contacts = async (lados: DoisLados, who: SignedIn) =>
  (await who.get(path(lados))).json().contatos;

const share = ({ uuid }: SignedIn, telefone: string) =>
  t.db.run(sql`
    update usuarios set telefone = ${telefone}, privacidade_compartilhar_whatsapp = true,
      nascimento = '1990-01-01'
    where uuid = ${uuid}`);

test('a number is shown to the other side only while both share theirs, and never of a minor', async () => {
  const lados = await doisLados(t);
  const { mandante, visitante, org } = lados;
  await share(visitante, '+5511987650002');
  expect(await contacts(lados, mandante), 'only one shares').toEqual([]);
  await share(mandante, '+5511987650001');
  expect(await contacts(lados, mandante)).toMatchObject([{ whatsapp: '+5511987650002' }]);
  expect(await contacts(lados, visitante)).toMatchObject([{ whatsapp: '+5511987650001' }]);
  expect(await contacts(lados, org), 'does not play').toEqual([]);
  await t.db.run(sql`update usuarios set nascimento = current_date where uuid = ${visitante.uuid}`);
  expect(await contacts(lados, mandante), 'of a minor').toEqual([]);
  expect(await contacts(lados, visitante), 'to a minor').toEqual([]);
});
