import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { fase } from '#regras/configuracao/fases.ts';
import { pernaDe } from './onde.ts';

const legOf = (etapa: string | null, perna: number, rules: object) => {
  const confronto = etapa === 'terceiro' ? 'terceiro' : '1.1';
  const partida = { fase: 1, rodada: 1, confronto, perna } as Partida;
  return pernaDe({ partida, etapa }, fase.parse({ tipo: 'mata_mata', ...rules }));
};

test('a match to do says its leg, though the other one is not on the board', () => {
  const cup = { pernas: 2, pernas_final: 1, terceiro_lugar: true };
  expect(legOf('semi', 1, cup)).toBe('ida');
  expect(legOf('semi', 2, cup)).toBe('volta');
  expect(legOf('final', 1, cup)).toBeNull();
  expect(legOf('terceiro', 1, cup)).toBeNull();
  expect(legOf('semi', 1, {})).toBeNull();
  expect(legOf('final', 1, { pernas_final: 2 })).toBe('ida');
});

test('rounds with legs of their own say theirs, and a replay what it is', () => {
  const own = { pernas_por_etapa: [1, 2], desempate: ['novo_jogo'] };
  expect(legOf('semi', 1, own)).toBeNull();
  expect(legOf('quartas', 1, own)).toBe('ida');
  expect(legOf('semi', 3, own)).toBe('jogo_extra');
});
