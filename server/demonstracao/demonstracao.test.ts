import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import { expect, test, vi } from 'vitest';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { assentar } from '#server/competicao/assentar.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
import { quadrosDe } from '#server/competicao/quadros.ts';
import { listQuadros } from '#server/competicao/queries.ts';
import { testApp } from '#server/testing/app.ts';
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
    select coalesce(time_nome, nome) from participantes
    group by 1 having count(distinct campeonato_id) > 1`);
  expect(repeated).toEqual([]);
  const closed = await t.db.rows(sql`
    select nome from campeonatos where estado = 'inscricoes'
      and ((inscricao ->> 'fecha_em')::timestamptz <= now() or comeca_em <= now())`);
  expect(closed).toEqual([]);
});
