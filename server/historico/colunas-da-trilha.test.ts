// Columns that took the place of reading the trail: those of older rows are filled from it as the acts fill
// them now.
import { readFileSync } from 'node:fs';
import sql, { raw } from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Tx } from '#server/database/database.ts';
import { unnamed } from '#server/database/statements.ts';
import { testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const MIGRATION = new URL('../migrations/0050-colunas-no-lugar-da-trilha.sql', import.meta.url);

/** As the database was before; notices then led to the page of the championship, whatever they told. */
const UNDO = `
  alter table campeonatos drop column publicado_em, drop column inscricoes_em,
    drop column iniciado_em, drop column agenda;
  drop table substituicoes, envios;
  create index historico_de_quem on historico ((antes ->> 'usuario_uuid'))
    where antes ? 'usuario_uuid';
  update notificacoes set por_uuid = null, url = substring(url from '^/campeonato/[^/?#]+')
  where url like '/campeonato/%';`;

/** What is read after the upgrade, which is then taken back: other tests use the same database. */
async function afterUpgrade<T>(read: (tx: Tx) => Promise<T>): Promise<T> {
  const seen: T[] = [];
  const upgrade = t.db.transaction(async (tx) => {
    await tx.run(unnamed(raw(UNDO + readFileSync(MIGRATION, 'utf8'))));
    seen.push(await read(tx));
    throw new Error('taken back');
  });
  await expect(upgrade).rejects.toThrow('taken back');
  return seen[0] as T;
}

const columns = (tx: Tx) =>
  tx.rows<Record<string, unknown>>(sql`
    select id, publicado_em, inscricoes_em, iniciado_em, agenda from campeonatos order by id`);

const replaced = (tx: Tx) =>
  tx.rows<Record<string, unknown>>(sql`
    select participante_uuid, usuario_uuid, campeonato_id, desistiu_em, created_at
    from substituicoes order by created_at`);

const told = (tx: Tx) =>
  tx.rows<{ por_uuid: string | null }>(sql`
    select por_uuid from notificacoes where tipo like 'inscricao%' order by id`);

test('older championships get what the trail tells, which is what acts write today', async () => {
  const [org, ana] = [await t.signedIn(), await t.signedIn({ nome: 'Ana Trocada' })];
  const id = await openCampeonato(org, { aprovacao: 'manual', pede: [] });
  const entered = await ana.post(`/api/campeonatos/${id}/participantes`, {});
  const { uuid } = entered.json().data;
  await org.put(`/api/participantes/${uuid}/status`, { status: 2 });
  await insertNames(t, id, 3);
  await startCampeonato(org, id);
  const calendar = { comeca_em: '2027-03-01T22:00:00Z', dias_entre_rodadas: 3, ciente: true };
  expect((await org.put(`/api/campeonatos/${id}/agenda`, calendar)).statusCode).toBe(200);
  await org.put(`/api/participantes/${uuid}/desistencia`, { desistiu: true });
  const other = await org.put(`/api/participantes/${uuid}/substituto`, { nome: 'Outra' });
  expect(other.statusCode, other.body).toBe(200);
  const express = { nome: 'Já', lista: 'Ana\nBia', preset: 'x1' };
  await org.post('/api/campeonatos/expresso', express);
  await org.post('/api/campeonatos', { nome: 'Rascunho', fases: [{ tipo: 'mata_mata' }] });

  const [written, places] = [await columns(t.db), await replaced(t.db)];
  expect(written.map(({ publicado_em }) => publicado_em !== null).sort()).toEqual([
    false,
    true,
    true,
  ]);
  expect(written.find((row) => row.id === id)?.agenda).toMatchObject({ dias_entre_rodadas: 3 });
  expect(places).toMatchObject([{ participante_uuid: uuid, usuario_uuid: ana.uuid }]);
  expect(places[0]?.desistiu_em).not.toBeNull();
  expect(await afterUpgrade(columns)).toEqual(written);
  expect(await afterUpgrade(replaced)).toEqual(places);
});

test('a notice from before it knew who did it is found by the name in it', async () => {
  const [org, ana] = [await t.signedIn(), await t.signedIn({ nome: 'Ana Lembrada' })];
  const id = await openCampeonato(org, { aprovacao: 'manual', pede: [] });
  await ana.post(`/api/campeonatos/${id}/participantes`, {});
  const before = await told(t.db);
  expect(before).toContainEqual({ por_uuid: ana.uuid });
  expect(await afterUpgrade(told)).toContainEqual({ por_uuid: ana.uuid });
});
