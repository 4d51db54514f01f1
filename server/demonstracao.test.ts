import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import { expect, test, vi } from 'vitest';
import type { CampeonatoRow } from './campeonatos/queries.ts';
import { assentar } from './competicao/atualizar-quadros.ts';
import { carregarDados } from './competicao/estado.ts';
import { quadrosDe } from './competicao/quadros.ts';
import { listQuadros } from './competicao/queries.ts';
import { seedDemonstration } from './demonstracao.ts';
import { testApp } from './testing/app.ts';

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
  expect(rows.map(({ estado }) => estado)).toContain('inscricoes');
  for (const row of rows.filter(({ estado }) => estado === 'andamento')) {
    const { estado, lados, decididas } = assentar(await carregarDados(t.db, row));
    expect([lados.size, decididas.length], row.nome).toEqual([0, 0]);
    const stored = (await listQuadros(t.db, row.id)).map(({ dados }) => dados);
    const derived = JSON.parse(JSON.stringify(quadrosDe(estado)));
    expect(isDeepStrictEqual(derived, stored), row.nome).toBe(true);
  }
});
