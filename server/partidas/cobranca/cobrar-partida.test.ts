import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const LATE = sql`now() - interval '2 days'`;

/** Ana plays the first match against a name that nobody has claimed. */
async function late() {
  const [org, ana] = [await t.signedIn(), await t.signedIn()];
  const id = await makeCampeonato(org);
  const uuids = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [partida, other] = await currentRound(org, id);
  if (!partida || !other) throw new Error('no match');
  await t.db.run(sql`
    update participantes set usuario_uuid = ${ana.uuid}
    where uuid = ${partida.mandante.participante}`);
  await t.db.run(sql`
    update partidas set jogo_previsto_at = ${LATE} where uuid in (${partida.uuid}, ${other.uuid})`);
  return { org, ana, id, uuids, partida, other };
}

const remind = (who: SignedIn, uuid: string) => who.post(`/api/partidas/${uuid}/cobranca`, {});

async function told(who: SignedIn): Promise<{ tipo: string; url: string }[]> {
  return t.db.rows<{ tipo: string; url: string }>(sql`
    select tipo, url from notificacoes where usuario_uuid = ${who.uuid} and tipo = 'jogo_cobrado'`);
}

test('one press reminds who has an account, and within a day no other does', async () => {
  const { org, ana, id, partida, other } = await late();
  const first = await remind(org, partida.uuid);
  expect(first.statusCode, first.body).toBe(200);
  expect(first.json().data.avisados).toBe(1);
  const again = await remind(org, partida.uuid);
  expect(again.json().data).toEqual({ ...first.json().data, avisados: 0 });
  expect(await told(ana)).toEqual([{ tipo: 'jogo_cobrado', url: `/partida/${partida.uuid}` }]);

  const { cobrancas } = (await org.get(`/api/campeonatos/${id}/pendencias`)).json().data;
  // The other match is between names that nobody has claimed.
  expect(cobrancas).toEqual({
    [partida.uuid]: { cobrada_at: first.json().data.cobrada_at, recente: true },
  });
  expect((await remind(org, other.uuid)).json()).toMatchObject({ code: 'estado_mudou' });

  await t.db.run(sql`
    update partidas set cobrada_at = now() - interval '25 hours' where uuid = ${partida.uuid}`);
  expect((await remind(org, partida.uuid)).json().data.avisados).toBe(1);
  expect(await told(ana)).toHaveLength(2);
  const trail = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  const lines = trail.filter(({ acao }: { acao: string }) => acao === 'cobrar-partida');
  expect(lines).toHaveLength(2);
});

test('nobody is reminded of a match that has time, or a score', async () => {
  const { org, partida } = await late();
  await t.db.run(sql`
    update partidas set jogo_previsto_at = now() + interval '1 day' where uuid = ${partida.uuid}`);
  expect((await remind(org, partida.uuid)).statusCode).toBe(409);
  await t.db.run(sql`update partidas set jogo_previsto_at = ${LATE} where uuid = ${partida.uuid}`);
  await score(org, partida, { tipo: 'placar', mandante: 1, visitante: 0 });
  expect((await remind(org, partida.uuid)).statusCode).toBe(409);
});

test('who plays cannot remind, and is not told what they did themselves', async () => {
  const { org, ana, partida } = await late();
  expect((await remind(ana, partida.uuid)).statusCode).toBe(403);
  await t.db.run(sql`
    update participantes set usuario_uuid = ${org.uuid}
    where uuid = ${partida.mandante.participante}`);
  expect((await remind(org, partida.uuid)).statusCode).toBe(409);
  expect(await told(org)).toEqual([]);
});
