import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { feitoDe, quemConfirma } from './palavra.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);

const campeonato = { regras: { prazo_resposta_horas: 24 } };

test('a side without an account is not said to have hours to answer in', () => {
  const help = (recusa: 'sem_resposta_possivel' | null) =>
    quemConfirma({ acordo: { recusa }, campeonato }, t);
  expect(help('sem_resposta_possivel')).toMatch(/quem confirma é a organização/);
  expect(help(null)).toBe('O outro lado tem 24 horas para confirmar ou contestar.');
});

test('nor that it answers, once the score is reported', () => {
  const partida = { estado: 'informada' } as const;
  expect(feitoDe({ partida, vida: { quem_responde: 'organizacao' } })).toBe('informada_sem_rival');
  expect(feitoDe({ partida, vida: { quem_responde: 'visitante' } })).toBe('informada');
});
