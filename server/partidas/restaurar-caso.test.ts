// What was decided about a match goes with its result, and comes back with it.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { contestada, julgar, makeFinal } from '#server/testing/correcoes/final-desfeita.ts';
import { aceito, placar } from '#server/testing/vida.ts';

const t = testApp();

const SUSPENDE = { lado: 'mandante', tipo: 'suspensao', quem: { nome: 'Jura' }, jogos: 2 };

test('a verdict is read again, and not contested again, once a result that a correction undid is restored', async () => {
  const cena = await contestada(t);
  const { org, id, path, fora, vida, undone } = cena;
  await julgar(cena, { decisao: placar(1, 2), sancao: SUSPENDE });
  const listed = async () => (await org.get(`/api/campeonatos/${id}/punicoes`)).json().data;
  const sanctions = await listed();
  expect(sanctions).toMatchObject([{ tipo: 'suspensao', nome: 'Jura', jogos: 2 }]);
  const before = await vida(fora);
  const gone = await undone();
  expect(gone).toMatchObject({ veredito: null, oficial: null });
  const after = await vida(fora);
  expect(after.veredito).toEqual(before.veredito);
  expect(after.veredito.sancao).toMatchObject({ nome: 'Jura', anulada: false });
  expect(after).toMatchObject({ oficial: { via: 'veredito' }, reclama_ate: null });
  expect(after.acoes).not.toContain('reclamar');
  const caso = (await fora.get(`${path}/caso`)).json().data;
  expect(caso.versoes).toMatchObject([{ informado: { mandante: 2 } }, { informado: {} }]);
  const again = await fora.post(`${path}/contestacao`, { informado: placar(3, 0) });
  expect(again.statusCode, again.body).toBe(409);
  expect(await listed(), 'also when it was decided').toEqual(sanctions);
});

test('what was said while a result was undone is not of the case that comes back with it', async () => {
  const cena = await contestada(t);
  const { org, id, path, casa, fora, vida: lida, correct, undo } = cena;
  await julgar(cena, { decisao: placar(1, 2) });
  const caso = async () => (await fora.get(`${path}/caso`)).json().data;
  const before = await caso();
  await undo();
  await correct(placar(2, 1));
  aceito(await casa.post(`${path}/informes`, { informado: placar(5, 1) }));
  aceito(await casa.delete(`${path}/informes/${(await lida(casa)).informe.uuid}`));
  aceito(await org.post(`/api/campeonatos/${id}/partidas/restauracao`));
  const { versoes, vida, informes } = await caso();
  expect({ versoes, veredito: vida.veredito }).toEqual({
    ...{ versoes: before.versoes, veredito: before.vida.veredito },
  });
  expect(informes.map(({ antigo }: { antigo: boolean }) => antigo)).toEqual([false, false, true]);
});

test('a sanction that was taken back before is not there again after its result was restored', async () => {
  const cena = await contestada(t);
  const { org, id, vida, undone } = cena;
  await julgar(cena, { decisao: placar(1, 2), sancao: SUSPENDE });
  const list = async () => (await org.get(`/api/campeonatos/${id}/punicoes`)).json().data;
  const [{ uuid }] = await list();
  aceito(await org.delete(`/api/campeonatos/${id}/punicoes/${uuid}`));
  await undone();
  expect(await list()).toEqual([]);
  expect((await vida(org)).veredito.sancao).toMatchObject({ anulada: true });
});

test('who confirmed a score needs new proof to complain of it, also after it was undone and restored', async () => {
  const cena = await makeFinal(t);
  const { path, casa, fora, vida, undone } = cena;
  aceito(await casa.post(`${path}/informes`, { informado: placar(2, 1) }));
  const { informe } = await vida(fora);
  aceito(await fora.post(`${path}/informes/${informe.uuid}/confirmacao`));
  await undone();
  expect(await vida(fora)).toMatchObject({
    ...{ oficial: { via: 'confirmacao' }, reclama_com_prova: true },
  });
  const complaint = await fora.post(`${path}/contestacao`, { informado: placar(0, 3) });
  expect(complaint.statusCode, complaint.body).toBe(409);
});

test('a restored result says how it was official at first, and who restored it when', async () => {
  const cena = await makeFinal(t);
  const { org, path, uuid, casa, fora, vida, undo, restore } = cena;
  aceito(await casa.post(`${path}/informes`, { informado: placar(2, 1) }));
  const { informe } = await vida(fora);
  aceito(await fora.post(`${path}/informes/${informe.uuid}/confirmacao`));
  await t.db.run(sql`
    update oficiais set em = em - interval '2 days' where partida_uuid = ${uuid}`);
  const { oficial: first } = await vida(fora);
  expect(first).toMatchObject({ via: 'confirmacao', restaurado: null });
  const { nome } = (await org.get('/api/user')).json().data;
  for (const time of ['once', 'and again']) {
    const began = Date.now() - 60_000;
    await undo();
    await restore();
    const { oficial } = await vida(fora);
    expect(oficial, time).toMatchObject({ ...first, restaurado: { quem: nome } });
    expect(Date.parse(oficial.restaurado.em)).toBeGreaterThan(began);
  }
  // A score of its own is not the one that was put back.
  const { versao } = (await org.get(path)).json().data.partida;
  const corrected = { versao, lancamento: placar(3, 1), motivo: 'x' };
  aceito(await org.put(`${path}/placar`, corrected));
  expect((await vida(fora)).oficial).toMatchObject({ via: 'organizacao', restaurado: null });
});

test('a result that was complained of is not left contested without a case once it is restored', async () => {
  const cena = await makeFinal(t);
  const { org, path, fora, vida, undone } = cena;
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: placar(2, 1) }));
  aceito(await fora.post(`${path}/contestacao`, { informado: placar(1, 2) }));
  await undone();
  const { partida } = (await org.get(path)).json().data;
  expect(partida.estado).toBe('confirmada');
  expect((await vida(fora)).acoes).toContain('reclamar');
});

test('nor is one that a build before remembered as contested', async () => {
  const cena = await makeFinal(t);
  const { org, id, path, uuid, undo, restore } = cena;
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: placar(2, 1) }));
  await undo();
  await t.db.run(sql`
    update partidas set desfeito = desfeito || '{"estado": "contestada"}' where uuid = ${uuid}`);
  // The process remembers the version that it wrote.
  await t.db.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
  await restore();
  expect((await org.get(path)).json().data.partida.estado).toBe('confirmada');
});

test('a result from before a verdict that has the match played again is not offered any more', async () => {
  const cena = await makeFinal(t);
  const { org, id, path, casa, fora, correct, undo } = cena;
  const { versao } = (await org.get(path)).json().data.partida;
  aceito(await org.put(`${path}/placar`, { versao, lancamento: placar(3, 0) }));
  await undo();
  await correct(placar(2, 1));
  aceito(await casa.post(`${path}/informes`, { informado: placar(2, 1) }));
  aceito(await fora.post(`${path}/contestacao`, { informado: placar(1, 2) }));
  await julgar(cena, { decisao: { tipo: 'jogar_de_novo' } });
  const again = await org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  expect(again.json().data).toEqual([]);
  expect((await org.get(path)).json().data.partida).toMatchObject({ placar: null });
});
