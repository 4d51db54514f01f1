import { expect, test } from 'vitest';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { barraDe } from './nome-da-rodada.ts';

const t = translator<MessageKey>('pt-BR', MESSAGES['pt-BR']);

const round = (fase: number, rodada: number, etapa: string | null = null) => ({
  fase,
  rodada,
  etapa,
});

test('over all phases no two bars have the same name, nor the same words', () => {
  const all = [round(1, 1), round(1, 2), round(2, 1), round(3, 1, 'semi'), round(3, 2, 'final')];
  const bars = all.map((one) => barraDe(one, all, t));
  expect(bars.map(({ labels }) => labels.join(' '))).toEqual([
    ...['R1 F1', 'R2 F1', 'R1 F2', 'Semi', 'Final'],
  ]);
  expect(new Set(bars.map(({ name }) => name)).size).toBe(all.length);
  expect(bars[2]?.name).toBe('Fase 2 · Rodada 1');
  expect(bars[3]?.name).toBe('Semifinais');
});

test('the match for the third place has a bar of its own beside that of the final', () => {
  const all = [round(1, 1, 'semi'), round(1, 2, 'terceiro'), round(1, 2, 'final')];
  const bars = all.map((one) => barraDe(one, all, t));
  expect(bars.map(({ labels }) => labels)).toEqual([['Semi'], ['3º'], ['Final']]);
});

test('of one phase a bar has its round alone', () => {
  const all = [round(2, 1), round(2, 2)];
  expect(barraDe(round(2, 1), all, t)).toEqual({ name: 'Rodada 1', labels: ['R1'] });
});
