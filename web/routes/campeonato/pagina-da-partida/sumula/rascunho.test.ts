import { expect, test } from 'vitest';
import type { LanceVisto } from '#contract/partida/sumula.ts';
import { GOL_CONTRA } from '#regras/sumula/sumula.ts';
import { comLance, ehIgual, golsEm, lancesDe, rascunhoDe, temPasse } from './rascunho.ts';

const visto: LanceVisto = {
  ...{ tipo: 'gol', minuto: 12 },
  quem: { jogador: null, nome: 'Pipoca', numero: null },
  assistencia: { jogador: 'mirim', nome: 'Mirim', numero: 8 },
};

test('what was read is sent back as it was', () => {
  const draft = rascunhoDe([visto]);
  expect(lancesDe(draft)).toEqual([
    { tipo: 'gol', quem: { nome: 'Pipoca' }, assistencia: { jogador: 'mirim' }, minuto: 12 },
  ]);
  expect(ehIgual(draft, rascunhoDe([visto]))).toBe(true);
});

test('another best player takes the place of the first', () => {
  const one = comLance(rascunhoDe([visto]), { tipo: 'craque', quem: { nome: 'Zé' } });
  const two = comLance(one, { tipo: 'craque', quem: { nome: 'Téo' } });
  expect(two.map(({ tipo, quem }) => [tipo, quem])).toEqual([
    ['gol', { nome: 'Pipoca' }],
    ['craque', { nome: 'Téo' }],
  ]);
  expect(new Set(two.map(({ id }) => id)).size).toBe(2);
});

test('own goals count and have no pass', () => {
  const draft = comLance([], { tipo: 'gol', quem: { jogador: GOL_CONTRA } });
  expect([golsEm(draft), draft.map(temPasse)]).toEqual([1, [false]]);
});
