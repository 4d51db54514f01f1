// A typed name that is claimed later brings its history along; who takes over a place never inherits one.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { POSICAO_DA_LIGA } from '#regras/ranking/da-liga.ts';
import { conferirCampeonato } from '#server/rankings/conferir.ts';
import { diferencasDoRanking } from '#server/rankings/diferencas.ts';
import { refazerRanking } from '#server/rankings/refazer.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { makeLiga } from '#server/testing/liga/liga.ts';

const t = testApp();

async function claim(org: SignedIn, uuid: string): Promise<SignedIn> {
  const link = await org.post(`/api/participantes/${uuid}/convite`);
  expect(link.statusCode, link.body).toBe(201);
  const token = new URL(link.json().data.url).searchParams.get('assumir');
  const person = await t.signedIn({ nome: 'Ana' });
  const answer = await person.post('/api/participantes/convite', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return person;
}

const pageOf = async ({ uuid }: SignedIn): Promise<Dashboard> =>
  (await (await t.guest()).get(`/api/dashboard/${uuid}`)).json().data;

async function season() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos' }] });
  const uuids = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  await t.db.run(sql`update campeonatos set visibilidade = 'publico' where id = ${id}`);
  return { org, id, uuids };
}

/** Who stands before the other in the list wins. */
const byOrder =
  (uuids: readonly string[]) =>
  ({ mandante, visitante }: PartidaDeTeste) =>
    uuids.indexOf(mandante.participante ?? '') < uuids.indexOf(visitante.participante ?? '')
      ? { mandante: 2, visitante: 0 }
      : { mandante: 0, visitante: 2 };

test('matches, title and ranking of a name move to who claims it', async () => {
  const { org, id, uuids } = await season();
  const liga = await makeLiga(org);
  await t.db.run(sql`
    update campeonatos set liga_uuid = ${liga}, modalidade = 'ea_fc' where id = ${id}`);
  const body = { liga, nome: 'Casa', modalidade: 'ea_fc', regras: POSICAO_DA_LIGA };
  const { uuid } = (await org.post('/api/rankings', body)).json().data;
  await playAll(org, id, byOrder(uuids));
  await t.db.run(sql`
    update campeonatos set estado = 'encerrado', encerrado_em = agora() where id = ${id}`);
  await t.db.run(sql`delete from colocacoes where campeonato_id = ${id}`);
  for (const [place, one] of uuids.entries()) {
    await t.db.run(sql`
      insert into colocacoes (campeonato_id, participante_uuid, de, ate, fase)
      values (${id}, ${one}, ${place + 1}, ${place + 1}, 1)`);
  }
  await refazerRanking(t.db, uuid);
  const lines = async () =>
    (await (await t.guest()).get(`/api/rankings/${uuid}`)).json().data.linhas;
  expect(await lines()).toEqual([]);
  const ana = await claim(org, uuids[0] ?? '');
  const page = await pageOf(ana);
  expect(page.numeros).toMatchObject([{ jogos: 3, vitorias: 3, gols: 6 }]);
  expect(page.titulos).toHaveLength(1);
  for (const again of await conferirCampeonato(t.db, id)) await refazerRanking(t.db, again);
  expect(await lines()).toMatchObject([{ pessoa: { nome: 'Ana' }, pontos: 100, posicao: 1 }]);
  expect(await diferencasDoRanking(t.db, uuid)).toEqual([]);
});

test('who claims a place that was taken over has only what was played since', async () => {
  const { org, id, uuids } = await season();
  const [first = ''] = uuids;
  const round = await currentRound(org, id);
  const own = round.find(({ mandante, visitante }) =>
    [mandante.participante, visitante.participante].includes(first),
  );
  const put = own && (await score(org, own, { tipo: 'placar', mandante: 5, visitante: 0 }));
  expect(put?.statusCode, put?.body).toBe(200);
  const other = await org.put(`/api/participantes/${first}/substituto`, { nome: 'Outro' });
  expect(other.statusCode, other.body).toBe(200);
  const ana = await claim(org, first);
  expect((await pageOf(ana)).numeros).toEqual([]);
  await playAll(org, id, byOrder(uuids));
  expect((await pageOf(ana)).numeros).toMatchObject([{ jogos: 2 }]);
});

test('a claim is taken back within thirty days: its history is nobody’s again, and the name can be claimed anew', async () => {
  const { org, id, uuids } = await season();
  const [first = ''] = uuids;
  await playAll(org, id, byOrder(uuids));
  const ana = await claim(org, first);
  expect((await pageOf(ana)).numeros).toMatchObject([{ jogos: 3 }]);
  const path = `/api/participantes/${first}/conta`;
  const stranger = await t.signedIn();
  expect((await stranger.delete(path)).statusCode).toBe(403);
  const undone = await org.delete(path);
  expect(undone.json().data).toMatchObject({ usuario_uuid: null, assumido_ate: null });
  expect((await org.delete(path)).statusCode, 'pressed twice').toBe(200);
  expect((await pageOf(ana)).numeros).toEqual([]);
  const bia = await claim(org, first);
  expect((await pageOf(bia)).numeros).toMatchObject([{ jogos: 3 }]);
  // The person may say so themself, and nobody after thirty days.
  await t.db.run(sql`
    update participantes set assumido_em = agora() - interval '31 days' where uuid = ${first}`);
  expect((await bia.delete(path)).statusCode).toBe(409);
  await t.db.run(sql`
    update participantes set assumido_em = agora() - interval '29 days' where uuid = ${first}`);
  expect((await bia.delete(path)).statusCode).toBe(200);
});
