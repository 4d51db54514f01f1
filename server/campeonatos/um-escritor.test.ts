// Removing an account and ending a deleted championship write through the one writer, like everybody: lock,
// new version, in the product's own name.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { anonymizeDue } from '#server/perfil/remover-conta.ts';
import { makeSaida } from '#server/saida/saida.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';
import { oneWriter } from '#server/testing/one-writer.ts';
import { removeDeleted } from './remover-excluidos.ts';

const t = testApp();

const OPEN = { aprovacao: 'automatica', pede: [] };

const work = () => ({ db: oneWriter(t.db), log: t.log });

async function leave({ uuid }: SignedIn): Promise<void> {
  await t.db.run(sql`
    update usuarios set exclusao_em = now() - interval '1 minute' where uuid = ${uuid}`);
  expect(await anonymizeDue(work(), new Date())).toBe(1);
}

const help = (id: string, { uuid }: SignedIn) =>
  t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel) values (${id}, ${uuid}, 'co')`);

const versao = async (id: string) =>
  (await t.db.first<{ versao: number }>(sql`select versao from campeonatos where id = ${id}`))
    ?.versao ?? 0;

test('the tests refuse what writes a championship beside its writer', async () => {
  const id = await makeCampeonato(await t.signedIn());
  const db = oneWriter(t.db);
  const change = sql`update campeonatos set descricao = 'ao lado' where id = ${id}`;
  await expect(db.run(change)).rejects.toThrow('beside its writer');
  await expect(db.transaction((tx) => tx.run(change))).rejects.toThrow('beside its writer');
});

test('an account that goes gives a new version to every championship in which it shows, and to no other', async () => {
  const [org, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const owned = await openCampeonato(ana, OPEN);
  const entered = await openCampeonato(org, OPEN);
  await ana.post(`/api/campeonatos/${entered}/participantes`, {});
  const copied = await org.post(`/api/campeonatos/${entered}/copia`, { participantes: true });
  const helped = await openCampeonato(org, OPEN);
  await help(helped, ana);
  const invited = await openCampeonato(org, OPEN);
  await org.post(`/api/campeonatos/${invited}/participantes/pessoas`, { pessoa: ana.uuid });
  const other = await openCampeonato(bia, OPEN);
  const shown = [owned, entered, copied.json().data.id, helped, invited];
  const before = await Promise.all([...shown, other].map(versao));
  await leave(ana);
  const after = await Promise.all([...shown, other].map(versao));
  expect(after.map((n, index) => n > (before[index] ?? 0))).toEqual([
    ...shown.map(() => true),
    false,
  ]);
});

test('the page of a championship no longer names an organiser who left the product', async () => {
  const ana = await t.signedIn({ nome: 'Ana Organizava' });
  const id = await openCampeonato(ana, OPEN);
  await insertNames(t, id, 2);
  const guest = await t.guest();
  const page = async () => (await guest.get(`/api/campeonatos/${id}/visao`)).body;
  expect(await page(), 'the control: before').toContain('Ana Organizava');
  await leave(ana);
  expect(await page()).not.toContain('Ana Organizava');
});

test('a draft of who leaves goes, unless somebody else works on it', async () => {
  const [ana, bia] = [await t.signedIn(), await t.signedIn()];
  const [alone, together] = [await makeCampeonato(ana), await makeCampeonato(ana)];
  await help(together, bia);
  await leave(ana);
  const left = await t.db.rows<{ id: string }>(sql`
    select id from campeonatos where id in (${alone}, ${together})`);
  expect(left).toEqual([{ id: together }]);
});

test('what was deleted long ago ends through the writer, and the audit tells it', async () => {
  const org = await t.signedIn();
  const [old, restored] = [await makeCampeonato(org), await makeCampeonato(org)];
  for (const id of [old, restored]) await org.delete(`/api/campeonatos/${id}`);
  await t.db.run(sql`
    update campeonatos set excluido_em = now() - interval '31 days'
    where id in (${old}, ${restored})`);
  await org.put(`/api/campeonatos/${restored}/restauracao`);
  const db = oneWriter(t.db);
  expect(await removeDeleted({ db, saida: makeSaida(db, t.log) })).toBe(1);
  const told = await t.db.rows<{ alvo: string }>(sql`
    select alvo from auditoria where acao = 'campeonato.apagado'`);
  expect(told).toEqual([{ alvo: `campeonato:${old}` }]);
});
