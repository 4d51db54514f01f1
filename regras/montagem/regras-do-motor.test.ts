import { expect, test } from 'vitest';
import { TABELA } from '#regras/configuracao/padroes.ts';
import { tableRulesOf } from './regras-do-motor.ts';

test('a table is counted by the criteria that its rules name: none of cards while nobody enters them', () => {
  const criterios = [
    'wins' as const,
    'fewest_red_cards' as const,
    'fair_play' as const,
    'lots' as const,
  ];
  const { tiebreakers } = tableRulesOf({ ...structuredClone(TABELA), criterios });
  expect(tiebreakers).toEqual(['points', 'wins', 'lots']);
});
