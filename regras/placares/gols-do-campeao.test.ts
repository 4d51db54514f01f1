import { expect, test } from 'vitest';
import { golsDoCampeao } from './gols-do-campeao.ts';

const [CAIO, ELIS, BIA] = ['caio', 'elis', 'bia'];

const jogo = (mandante: string | undefined, goals: readonly [number, number] | null) => ({
  partida: {
    mandante: { participante: mandante ?? null, vaga: null },
    placar: goals && {
      ...{ mandante: goals[0], visitante: goals[1], prorrogacao: false, penaltis: null },
    },
  },
});

test('goals of a walkover are not told as scored beside a best attack that leaves them out', () => {
  const caminho = [jogo(CAIO, [4, 1]), jogo(BIA, null), jogo(ELIS, [1, 2])];
  expect(golsDoCampeao({ campeao: CAIO ?? null, caminho })).toEqual({ feitos: 6, sofridos: 2 });
});
