import { isDeepStrictEqual } from 'node:util';
import sql, { raw } from 'sql-template-tag';
import { expect, test, vi } from 'vitest';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { assentar } from '#server/competicao/assentar.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
import { quadrosDe } from '#server/competicao/quadros.ts';
import { listQuadros } from '#server/competicao/queries.ts';
import { testApp } from '#server/testing/app.ts';
import { engineWordsIn } from '#server/testing/engine-words.ts';
import { seedDemonstration } from './demonstracao.ts';

vi.setConfig({ testTimeout: 60_000 });

const t = testApp();

test('the first start shows one of each format, and everything stored is as the engine derives it', async () => {
  expect(await seedDemonstration(t.db)).toBe(true);
  expect(await seedDemonstration(t.db)).toBe(false);
  type Row = Pick<CampeonatoRow, 'id' | 'nome' | 'fases' | 'estado' | 'formato'>;
  const rows = await t.db.rows<Row>(sql`select id, nome, fases, estado, formato from campeonatos`);
  const kinds = new Set(rows.flatMap(({ fases }) => fases.map(({ tipo }) => tipo)));
  expect([...kinds].sort()).toEqual([
    'dupla_eliminacao',
    'grupos',
    'liga',
    'mata_mata',
    'pontos_corridos',
    'suico',
  ]);
  const states = new Set(rows.map(({ estado }) => estado));
  expect(states).toEqual(new Set(['inscricoes', 'andamento', 'encerrado']));
  for (const row of rows.filter(({ estado }) => estado !== 'inscricoes')) {
    const { estado, lados, decididas } = assentar(estadoDe(await carregarDados(t.db, row)));
    expect([lados.size, decididas.length], row.nome).toEqual([0, 0]);
    const stored = (await listQuadros(t.db, row.id)).map(({ dados }) => dados);
    const derived = JSON.parse(JSON.stringify(quadrosDe(estado)));
    expect(isDeepStrictEqual(derived, stored), row.nome).toBe(true);
  }
});

test('what was played lies behind, what is to come ahead, and nobody is in two championships', async () => {
  const wrong = await t.db.first<{ n: number }>(sql`
    select count(*) as n from partidas
    where (resultado is not null) <> (jogo_previsto_at < now()) and vaga_visitante ->> 'tipo' <> 'folga'`);
  expect(wrong?.n).toBe(0);
  const repeated = await t.db.rows(sql`
    select coalesce(time_nome, nome) from participantes where copiado_de is null
    group by 1 having count(distinct campeonato_id) > 1`);
  expect(repeated).toEqual([]);
  const closed = await t.db.rows(sql`
    select nome from campeonatos where estado = 'inscricoes'
      and ((inscricao ->> 'fecha_em')::timestamptz <= now() or comeca_em <= now())`);
  expect(closed).toEqual([]);
});

test('rows are kept in the language of the product, not in that of the engine', async () => {
  const columns = await t.db.rows<{ tabela: string; coluna: string }>(sql`
    select table_name as tabela, column_name as coluna from information_schema.columns
    where table_schema = current_schema() and data_type = 'jsonb' order by 1, 2`);
  const names = columns.map(({ tabela, coluna }) => `${tabela}.${coluna}`);
  const kept = ['fases', 'regras'].map((name) => `campeonatos.${name}`);
  for (const name of [...kept, 'partidas.resultado', 'partidas.vaga_mandante', 'quadros.dados']) {
    expect(names).toContain(name);
  }
  const found: Record<string, string[]> = {};
  for (const { tabela, coluna } of columns) {
    const [table, column] = [raw(tabela), raw(coluna)];
    const rows = await t.db.rows<{ value: unknown }>(sql`
      select distinct ${column} as value from ${table} where ${column} is not null`);
    const words = rows.flatMap(({ value }) => engineWordsIn(value));
    if (words.length > 0) found[`${tabela}.${coluna}`] = [...new Set(words)];
  }
  expect(found).toEqual({});
});
