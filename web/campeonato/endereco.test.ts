import { expect, test } from 'vitest';
import { enderecoDe, lugarDaAba, lugarDaParte, ondeEsta, PARTES } from './endereco.ts';

test('every tab and part has an address that tells it again', () => {
  expect(ondeEsta(enderecoDe('abc')).aba).toBe('visao');
  for (const aba of ['classificacao', 'jogos', 'chaveamento', 'regulamento'] as const) {
    expect(ondeEsta(enderecoDe('abc', lugarDaAba(aba))).aba).toBe(aba);
  }
  for (const parte of PARTES) {
    expect(ondeEsta(enderecoDe('abc', lugarDaParte(parte)))).toEqual({ aba: 'gerenciar', parte });
  }
});

test('what a tab shows stands behind the question mark', () => {
  expect(enderecoDe('abc', 'jogos', { fase: 1, rodada: 3 })).toBe(
    '/campeonato/abc/jogos?fase=1&rodada=3',
  );
});
