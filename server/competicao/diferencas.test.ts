import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Fase } from '#regras/configuracao/fases.ts';
import { testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  playAll,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { diferencas } from './diferencas.ts';

const t = testApp();

async function cup() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  const uuids = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  await playAll(org, id, () => ({ mandante: 1, visitante: 0 }));
  const found = async () => {
    const row = await t.db.first<{ id: string; fases: Fase[] }>(sql`
      select id, fases from campeonatos where id = ${id}`);
    return row ? diferencas(t.db, row) : ['gone'];
  };
  return { org, id, uuids, found };
}

test('what was written through the product is as derived', async () => {
  const { found } = await cup();
  expect(await found()).toEqual([]);
});

test.each([
  ['the summary', sql`resumo = jsonb_set(resumo, '{jogos_feitos}', '1')`, ['another summary']],
  ['the champion', sql`campeao_uuid = null`, ['another champion']],
  ['the places taken', sql`confirmados = 3`, ['3 places taken, 4 people']],
])('%s that is stored otherwise is found', async (_what, change, words) => {
  const { id, found } = await cup();
  await t.db.run(sql`update campeonatos set ${change} where id = ${id}`);
  expect(await found()).toEqual(words);
});

test('final places that are stored otherwise are found, and so are those of one that is not closed', async () => {
  const { org, id, found } = await cup();
  const close = await org.put(`/api/campeonatos/${id}/estado`, {
    estado: 'encerrado',
    ciente: true,
  });
  expect(close.statusCode, close.body).toBe(200);
  expect(await found()).toEqual([]);
  await t.db.run(sql`update colocacoes set fase = 2 where campeonato_id = ${id} and de = 1`);
  expect(await found()).toEqual(['other final places']);
  await t.db.run(sql`update colocacoes set fase = 1 where campeonato_id = ${id}`);
  expect(await found()).toEqual([]);
  await t.db.run(sql`update campeonatos set estado = 'andamento' where id = ${id}`);
  expect(await found()).toContain('other final places');
});

test('an express championship is as derived, its first dates included', async () => {
  const org = await t.signedIn();
  const body = { nome: 'Pelada', lista: 'Ana\nBia\nCaio\nDuda', preset: 'pelada' };
  const { data } = (await org.post('/api/campeonatos/expresso', body)).json();
  expect(data.resumo.proximo_em).not.toBeNull();
  expect(await diferencas(t.db, data)).toEqual([]);
});

test('a champion who changes their name has it everywhere', async () => {
  const { org, id, found } = await cup();
  const row = await t.db.first<{ uuid: string }>(sql`
    select campeao_uuid as uuid from campeonatos where id = ${id}`);
  const renamed = await org.put(`/api/participantes/${row?.uuid}`, { nome: 'Nome Novo' });
  expect(renamed.statusCode, renamed.body).toBe(200);
  expect(await found()).toEqual([]);
});
