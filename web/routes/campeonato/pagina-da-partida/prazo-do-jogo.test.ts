import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { prazoDoJogo } from './prazo-do-jogo.ts';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);
const regras = {
  modelo_rodada: 'janela',
  dias_por_rodada: 7,
  horario_sem_acordo: { dia_semana: 0, hora: '20:00' },
};

/** The deadline is a Sunday evening before the hour of the rules, so that of the week before is the last. */
const UNTIL = '2027-03-07T21:00:00.000Z';

const told = (now: string, partida: object = {}) => {
  const match = { fase: 1, jogo_previsto_at: null, ...partida };
  const pagina = { campeonato: { regras, fases: [] }, now: Date.parse(now) };
  return prazoDoJogo(UNTIL, match as never, pagina as never, texts);
};

test('the hour of the rules is told while it is still to come', () => {
  expect(told('2027-02-28T12:00:00.000Z')).toContain('sem acordo: hoje, 20:00');
});

test('an hour of the rules that has passed was told as what holds without an agreement', () => {
  expect(told('2027-03-01T12:00:00.000Z')).toBe('até dom, 07/03, 18:00');
});

test('nor is it told of a match that has an hour', () => {
  const at = { jogo_previsto_at: '2027-03-03T23:00:00.000Z' };
  expect(told('2027-02-28T12:00:00.000Z', at)).not.toContain('sem acordo');
});
