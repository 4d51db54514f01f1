import { expect, test } from 'vitest';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { firstRows } from './first-rows.ts';

const people = (nome: string): Participante[] =>
  Array.from({ length: 64 }, (_, n) => ({
    uuid: String(n),
    usuario_uuid: null,
    assumido_ate: null,
    nome,
    time_nome: nome,
    sigla: 'AAA',
    escudo: { cores: ['#000000', '#ffffff'], estampa: 'listras' },
    gamertag: nome,
    status: STATUS.pendente,
    espera: null,
    convidado: false,
    parece_organizador: false,
    pote: null,
    desistiu: false,
    excluido: false,
    created_at: '2026-11-15T12:00:00Z',
    contato: null,
    pago: false,
  }));

function seen(nome: string, visit: Partial<Campeonato> = {}): string[] {
  const campeonato = {
    nome: 'Copa',
    acoes: ['gerir_participantes'],
    minha_inscricao: null,
    ...visit,
  };
  return firstRows(people(nome), campeonato as unknown as Campeonato).map(({ uuid }) => uuid);
}

test('the longer the names, the fewer come with the page, and always somebody does', () => {
  const counts = ['Bia', 'é'.repeat(60), '"'.repeat(60), '🏆'.repeat(240)].map(
    (nome) => seen(nome).length,
  );
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(new Set(counts).size).toBe(4);
  expect(counts.at(-1)).toBeGreaterThan(0);
});

test('whoever manages nothing gets shorter rows, so more of them, but no more than a screenful or two', () => {
  expect(seen('é'.repeat(60), { acoes: [] }).length).toBeGreaterThan(seen('é'.repeat(60)).length);
  expect(seen('Bia', { acoes: [] })).toHaveLength(16);
});

test('settings that take much room leave less for the list', () => {
  const chave_pix = 'x'.repeat(6_000);
  const inscricao = { chave_pix } as Campeonato['inscricao'];
  expect(seen('Bia', { inscricao }).length).toBeLessThan(seen('Bia').length);
});

test("the visitor's own entry is there, wherever it stands, and takes its place of the whole", () => {
  const mine = { status: STATUS.pendente, espera: null, convidado: false, saiu: null };
  const rows = seen('é'.repeat(60), { minha_inscricao: { uuid: '60', ...mine } });
  expect(rows.at(-1)).toBe('60');
  expect(rows).toHaveLength(seen('é'.repeat(60)).length);
});
