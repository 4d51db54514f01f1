// Who was there when a result was official is who played, also after a correction undid it and it was restored.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { type FinalDesfeita, makeFinal } from '#server/testing/correcoes/final-desfeita.ts';
import { aceito, placar } from '#server/testing/vida.ts';

const t = testApp();

/** Ana plays for the home side. */
async function played(): Promise<FinalDesfeita> {
  const cena = await makeFinal(t);
  const { org, id, path } = cena;
  await t.db.run(sql`update campeonatos set visibilidade = 'publico' where id = ${id}`);
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: placar(2, 1) }));
  return cena;
}

const presencas = ({ uuid }: FinalDesfeita) =>
  t.db.rows<{ usuario_uuid: string | null }>(sql`
    select * from presencas where partida_uuid = ${uuid} order by lado`);

const wins = async ({ uuid }: SignedIn) =>
  (await (await t.guest()).get(`/api/dashboard/${uuid}`))
    .json()
    .data.numeros.reduce((sum: number, one: { vitorias: number }) => sum + one.vitorias, 0);

test('a match that another has the place of since is who played it once its result is restored', async () => {
  const cena = await played();
  const { org, lados, casa, undo, restore } = cena;
  const before = await presencas(cena);
  expect(before).toMatchObject([{ usuario_uuid: casa.uuid }, { usuario_uuid: cena.fora.uuid }]);
  await undo();
  expect([await presencas(cena), await wins(casa)]).toEqual([[], 0]);
  aceito(await org.put(`/api/participantes/${lados[0]}/substituto`, { nome: 'Bia' }));
  const bia = await t.signedIn({ nome: 'Bia' });
  await t.db.run(sql`
    update participantes set usuario_uuid = ${bia.uuid} where uuid = ${lados[0]}`);
  await restore();
  // Also when it was said: who reported on time did.
  expect(await presencas(cena)).toEqual(before);
  expect([await wins(casa), await wins(bia)]).toEqual([1, 0]);
});

test('a second undoing keeps who was there then', async () => {
  const cena = await played();
  const before = await presencas(cena);
  await cena.undone();
  await cena.undone();
  expect(await presencas(cena)).toEqual(before);
});

test('a name that is claimed while its result is undone brings that, too, and gives it back', async () => {
  const cena = await played();
  const { org, lados, uuid, undo, restore } = cena;
  await undo();
  await t.db.run(sql`update participantes set usuario_uuid = null where uuid = ${lados[0]}`);
  await t.db.run(sql`
    update presencas_desfeitas set usuario_uuid = null
    where partida_uuid = ${uuid} and participante_uuid = ${lados[0]}`);
  const { url } = (await org.post(`/api/participantes/${lados[0]}/convite`)).json().data;
  const token = new URL(url).searchParams.get('assumir');
  const ana = await t.signedIn();
  aceito(await ana.post('/api/participantes/convite', { token }));
  await restore();
  expect(await presencas(cena)).toMatchObject([{ usuario_uuid: ana.uuid }, {}]);
  await undo();
  aceito(await org.delete(`/api/participantes/${lados[0]}/conta`));
  await restore();
  expect(await presencas(cena)).toMatchObject([{ usuario_uuid: null }, {}]);
});

test('what two accounts join is also what a correction undid', async () => {
  const cena = await played();
  const { casa, fora, lados, undo, restore } = cena;
  await undo();
  await t.db.run(sql`
    update participantes set usuario_uuid = null where uuid = any(${[...lados]}::uuid[])`);
  const join = async (who: SignedIn) => {
    const made = await casa.post('/api/juncoes', { email: who.email });
    return who.put(`/api/juncoes/${made.json().data.uuid}`);
  };
  const met = await join(fora);
  expect(met.statusCode, 'they met in it').toBe(409);
  const nova = await t.signedIn();
  expect((await join(nova)).json().data).toEqual({ partidas: 0 });
  await restore();
  expect([await wins(casa), await wins(nova)]).toEqual([0, 1]);
});

test('a person who leaves meanwhile is who played it all the same, without a name', async () => {
  const cena = await played();
  const before = await presencas(cena);
  await cena.undo();
  await t.db.run(sql`
    update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${cena.casa.uuid}`);
  await anonymizeDue(t, new Date());
  await cena.restore();
  expect(await presencas(cena)).toEqual(before);
});
