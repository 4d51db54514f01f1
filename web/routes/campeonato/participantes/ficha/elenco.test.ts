import { expect, test } from 'vitest';
import { elencoBody, emptyRow, problemsOf, type Row, withRole } from './elenco.ts';

const row = (key: string, part: Partial<Row> = {}): Row => ({
  ...emptyRow(key),
  nome: key,
  ...part,
});

test('the armband changes arms, and there is never a second one', () => {
  const rows = [row('a', { papel: 'capitao' }), row('b', { papel: 'vice' }), row('c')];
  expect(withRole(rows, 'c', 'capitao').map(({ papel }) => papel)).toEqual([
    null,
    'vice',
    'capitao',
  ]);
  expect(withRole(rows, 'b', null).map(({ papel }) => papel)).toEqual(['capitao', null, null]);
});

test('rows without a name are not sent, a shirt is a number or none', () => {
  const rows = [row('a', { numero: '10' }), row('b', { nome: '  ' }), row('c', { nome: ' Téo ' })];
  expect(elencoBody(rows).jogadores).toMatchObject([
    { nome: 'a', numero: 10 },
    { nome: 'Téo', numero: null },
  ]);
});

test('a refusal finds its player although an empty row stands before it', () => {
  const rows = [row('vazia', { nome: '' }), row('a'), row('b')];
  const { byRow, whole } = problemsOf(rows, {
    'jogadores.1.numero': ['Este número já está em uso.'],
    jogadores: ['O elenco pode ter no máximo 1 jogador.'],
  });
  expect([...byRow]).toEqual([['b', 'Este número já está em uso.']]);
  expect(whole).toBe('O elenco pode ter no máximo 1 jogador.');
});
