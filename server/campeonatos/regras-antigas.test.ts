// A row that was written before a setting existed has its default, and saving it unchanged changes nothing.
import { readFileSync } from 'node:fs';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { INSCRICAO, REGRAS } from '#regras/configuracao/padroes.ts';
import { DINHEIRO, REGRAS_DO_ELENCO } from '#regras/configuracao/padroes-do-elenco.ts';
import { testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  openCampeonato,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const NEW = { regras: Object.keys(REGRAS_DO_ELENCO), inscricao: Object.keys(DINHEIRO) };

test('an older championship is read whole, and an edit without a change is no new version of its rules', async () => {
  const org = await t.signedIn();
  const elenco = { minimo: 2, maximo: 5, em_campo: 2 };
  const id = await openCampeonato(org, { pede: [] }, { regras: { elenco } });
  await insertNames(t, id, 2);
  await startCampeonato(org, id);
  await t.db.run(sql`
    update campeonatos set regras = regras - ${NEW.regras}::text[],
      inscricao = inscricao - ${NEW.inscricao}::text[] where id = ${id}`);
  await t.db.run(sql`
    update regulamentos set dados = jsonb_set(jsonb_set(dados,
      '{regras}', (dados -> 'regras') - ${NEW.regras}::text[]),
      '{inscricao}', (dados -> 'inscricao') - ${NEW.inscricao}::text[])
    where campeonato_id = ${id}`);
  const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
  expect(data.regras).toEqual({ ...REGRAS, elenco });
  expect(data.inscricao).toEqual({ ...INSCRICAO, pede: [] });

  const rules = async () => (await org.get(`/api/campeonatos/${id}/regulamento`)).json().data;
  const before = await rules();
  const { nome, fases, regras, inscricao, configuracao_versao } = data;
  const body = { nome, fases, regras, inscricao, configuracao_versao };
  const saved = await org.put(`/api/campeonatos/${id}`, body);
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await rules()).versoes).toEqual(before.versoes);
  const [line] = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  expect(Object.keys(line.depois)).not.toContain('regras');
  expect(Object.keys(line.depois)).not.toContain('inscricao');
});

test('championships of before the new rules of a bracket keep playing by the old ones', async () => {
  const org = await t.signedIn();
  const fases = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const added = ['wo_elimina', 'wo_duplo', 'evita_reencontro', 'comparacao'];
  const without = (list: object[]) =>
    JSON.stringify(
      list.map((fase) =>
        Object.fromEntries(Object.entries(fase).filter(([name]) => !added.includes(name))),
      ),
    );
  const stored = async () => (await org.get(`/api/campeonatos/${id}`)).json().data.fases;
  const old = without(await stored());
  await t.db.run(sql`update campeonatos set fases = ${old}::jsonb where id = ${id}`);
  await t.db.run(sql`
    update regulamentos set dados = jsonb_set(dados, '{fases}', ${old}::jsonb)
    where campeonato_id = ${id}`);
  const file = new URL('../migrations/0025-regras-novas-da-chave.sql', import.meta.url);
  await t.db.script(readFileSync(file, 'utf8'));
  const [groups, cup] = await stored();
  expect(groups).toMatchObject({ comparacao: 'totais' });
  expect(cup).toMatchObject({ wo_elimina: false, wo_duplo: 'eliminados', evita_reencontro: false });
  const rules = (await org.get(`/api/campeonatos/${id}/regulamento`)).body;
  expect(rules).toContain('valem os números como estão');
  expect(rules).toContain('o W.O. conta como esse placar');
});
