import { expect, test } from 'vitest';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { situacaoDa } from './divisao-da-temporada.tsx';

const t = translator<MessageKey>('pt-BR', MESSAGES['pt-BR']);

type Divisao = Parameters<typeof situacaoDa>[0];

const before = (jogos: number) =>
  situacaoDa({ campeonato: { estado: 'inscricoes', campeao: null, jogos } } as Divisao, t);

test('a division does not say that entries are open once the draw is made', () => {
  expect(before(0)).toBe('Inscrições abertas');
  expect(before(12)).toBe('Sorteado');
});
