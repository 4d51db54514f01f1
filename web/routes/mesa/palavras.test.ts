import { expect, test } from 'vitest';
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { completa } from './palavras.ts';

const jogo = { mata_mata: false, penaltis_com: null } as JogoDaMesa;

test('a walkover is not sent before somebody said who did not come', () => {
  expect(completa(jogo, { tipo: 'wo', wo_de: null })).toBe(false);
  expect(completa(jogo, { tipo: 'wo', wo_de: 'mandante' })).toBe(true);
  expect(completa(jogo, { tipo: 'wo', wo_de: 'ambos' })).toBe(true);
});
