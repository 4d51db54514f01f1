import { expect, test } from 'vitest';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { sortear } from '#regras/montagem/sorteio.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { ajudaDoMetodo } from './ajuda-do-metodo.ts';
import { primeirosJogos } from './primeiros-jogos.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);
const { t: inEnglish } = makeTexts('en', MESSAGES.en);

const potes = [
  ['a', 'b'],
  ['c', 'd'],
];

/** Drawn by pots, without groups. */
function emOrdem(): readonly string[] {
  const input = { metodo: 'potes', grupos: 0, potes, separados: [], manual: null } as const;
  const drawn = sortear(input, '00'.repeat(32));
  if (!drawn.ok) throw new Error('not drawn');
  return Object.values(drawn.value.entrantes).flat();
}

test.each(['mata_mata', 'dupla_eliminacao', 'suico', 'pontos_corridos', 'liga'] as const)(
  'pots of a %s are not said to be spread over groups',
  (tipo) => {
    const key = ajudaDoMetodo('potes', novaFase(tipo));
    expect(t(key)).not.toMatch(/grupo/);
    expect(inEnglish(key)).not.toMatch(/group/);
  },
);

test('where there are groups each gets one of each pot; other ways say the same everywhere', () => {
  expect(t(ajudaDoMetodo('potes', novaFase('grupos')))).toBe('Um de cada pote em cada grupo.');
  expect(t(ajudaDoMetodo('ranking', novaFase('suico')))).toMatch(/^Do melhor para o pior/);
});

test.each(['dupla_eliminacao', 'suico'] as const)(
  'the first pot of a %s meets the second',
  (tipo) => {
    const games = primeirosJogos([novaFase(tipo)], emOrdem()) ?? [];
    expect(games).toHaveLength(2);
    for (const game of games) {
      expect(game.map((one) => potes.findIndex((pote) => pote.includes(one))).sort()).toEqual([
        0, 1,
      ]);
    }
  },
);
