import { expect, test } from 'vitest';
import { fase } from '#regras/configuracao/fases.ts';
import { etiquetasDe } from './etiqueta.ts';

const match = (rodada: number, confronto: string, perna = 1) => ({
  fase: 1,
  rodada,
  confronto,
  perna,
});

const cup = fase.parse({ tipo: 'mata_mata', pernas: 2, pernas_final: 1, terceiro_lugar: true });

test('beside the match for third place the final says that it is the final', () => {
  const last = [match(2, '2.1'), match(2, 'terceiro')] as const;
  expect(last.map((one) => etiquetasDe(one, last, cup))).toEqual([['final'], ['terceiro']]);
});

test('both legs of a tie say which they are', () => {
  const semi = [match(1, '1.1'), match(1, '1.1', 2)] as const;
  expect(semi.map((one) => etiquetasDe(one, semi, cup))).toEqual([['ida'], ['volta']]);
  // The first legs alone, as many as fit on the page.
  const firsts = [match(1, '1.1'), match(1, '1.2')] as const;
  expect(etiquetasDe(firsts[0], firsts, cup)).toEqual(['ida']);
});

test('a final of two legs says so where other rounds have one', () => {
  const final = [match(2, '2.1'), match(2, '2.1', 2)] as const;
  const rules = fase.parse({ tipo: 'mata_mata', pernas_final: 2 });
  expect(final.map((one) => etiquetasDe(one, final, rules))).toEqual([['ida'], ['volta']]);
});

test('a final of one match is no first leg', () => {
  const final = match(2, '2.1');
  expect(etiquetasDe(final, [final], cup)).toEqual([]);
});

test('a match beyond the legs says what it is, of one match or of two', () => {
  const replay = fase.parse({ tipo: 'mata_mata', pernas_final: 2, desempate: ['novo_jogo'] });
  const golden = fase.parse({ tipo: 'mata_mata', desempate: ['gol_de_ouro', 'penaltis'] });
  const semi = [match(1, '1.1'), match(1, '1.1', 3)] as const;
  expect(semi.map((one) => etiquetasDe(one, semi, replay))).toEqual([[], ['jogo_extra']]);
  expect(etiquetasDe(semi[1], semi, golden)).toEqual(['gol_de_ouro']);
  const third = match(2, 'terceiro', 3);
  expect(etiquetasDe(third, [third], replay)).toEqual(['terceiro', 'jogo_extra']);
});

test('where both sides of a double elimination play at once, each match says which it is of', () => {
  const double = fase.parse({ tipo: 'dupla_eliminacao' });
  const both = [match(3, 'V3.1'), match(3, 'R2.1')] as const;
  expect(both.map((one) => etiquetasDe(one, both, double))).toEqual([
    ['principal'],
    ['repescagem'],
  ]);
  expect(etiquetasDe(both[1], [both[1]], double)).toEqual([]);
});
