import { expect, test } from 'vitest';
import { TABELA } from '#regras/configuracao/padroes.ts';
import { tableRulesOf } from './regras-do-motor.ts';

test('a table is counted by the criteria that its rules name, cards among them', () => {
  const criterios = [
    'vitorias' as const,
    'menos_vermelhos' as const,
    'jogo_limpo' as const,
    'sorteio' as const,
  ];
  const { tiebreakers } = tableRulesOf({ ...structuredClone(TABELA), criterios });
  expect(tiebreakers).toEqual(['points', 'wins', 'fewest_red_cards', 'fair_play', 'lots']);
});
