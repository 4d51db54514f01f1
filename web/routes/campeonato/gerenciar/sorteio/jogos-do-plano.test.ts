import { expect, test } from 'vitest';
import type { Fase } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { planejar } from '#regras/montagem/plano.ts';
import { jogosDoPlano } from './jogos-do-plano.ts';

function jogosDe(fases: Fase[], participantes: number) {
  const plan = planejar({ fases, sorteados: [], participantes });
  if (!plan.ok) throw new Error('no plan');
  return jogosDoPlano(plan.value);
}

test('the draw of a Swiss makes its first round, where who rests has no match', () => {
  expect(jogosDe([novaFase('suico', { rodadas: 5 })], 9)).toEqual({ agora: 4, total: 20 });
});

test('any other draw makes all matches, but not a second final', () => {
  expect(jogosDe([novaFase('pontos_corridos', { turnos: 2 })], 5)).toEqual({
    agora: 20,
    total: 20,
  });
  expect(jogosDe([novaFase('dupla_eliminacao')], 8)).toEqual({ agora: 14, total: 14 });
});
