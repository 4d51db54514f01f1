import { expect, test } from 'vitest';
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { completa, faltaNa } from './palavras.ts';

const jogo = { mata_mata: false, penaltis_com: null } as JogoDaMesa;

test('a walkover is not sent before somebody said who did not come', () => {
  expect(completa(jogo, { tipo: 'wo', wo_de: null })).toBe(false);
  expect(completa(jogo, { tipo: 'wo', wo_de: 'mandante' })).toBe(true);
  expect(completa(jogo, { tipo: 'wo', wo_de: 'ambos' })).toBe(true);
});

test('what is missing is told as it is: penalties are no matter of a walkover', () => {
  expect(faltaNa(jogo, { tipo: 'wo', wo_de: null })).toBe('quem');
  expect(faltaNa(jogo, { tipo: 'wo', wo_de: 'ambos' })).toBeNull();
  const level = { tipo: 'placar', mandante: 1, visitante: 1, prorrogacao: false } as const;
  expect(faltaNa({ ...jogo, penaltis_com: 0 }, level)).toBe('penaltis');
  expect(faltaNa(jogo, level)).toBeNull();
});
