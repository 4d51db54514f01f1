import { describe, expect, test } from 'vitest';
import type { Comparacao } from '#contract/classificacao.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { fraseDe } from './frase.ts';

const t = translator<MessageKey>('pt-BR', MESSAGES['pt-BR']);

const beside = (more: Partial<Comparacao>): Comparacao => ({
  ...{ participante: 'b', acima: true, decidiu: 'pontos', pulados: [] },
  passos: [{ criterio: 'pontos', valores: [16, 14] }],
  ...more,
});

const say = (more: Partial<Comparacao>, pendente: 'sorteio' | null = null) =>
  fraseDe(beside(more), { nome: 'Beco', pendente }, { t, locale: 'pt-BR' });

describe('the why in a sentence', () => {
  test('names whom, by which criterion, and with which numbers', () => {
    expect(say({})).toBe('Está acima de Beco por pontos: 16 contra 14.');
    const passos: Comparacao['passos'] = [
      { criterio: 'pontos', valores: [16, 16] },
      { criterio: 'saldo', valores: [-2, 5] },
    ];
    expect(say({ acima: false, decidiu: 'saldo', passos })).toBe(
      'Está abaixo de Beco por saldo de gols: −2 contra +5.',
    );
  });

  test('keeps the capitals of names and abbreviations', () => {
    const by = (criterio: 'buchholz' | 'sonneborn_berger' | 'menos_wo') =>
      say({ decidiu: criterio, passos: [{ criterio, valores: [2, 1] }] });
    expect(by('buchholz')).toContain('por Buchholz: 2');
    expect(by('sonneborn_berger')).toContain('por Sonneborn-Berger: 2');
    expect(by('menos_wo')).toContain('por menos W.O.: 2');
  });

  test('has no numbers for what chance decided, and no criterion for who is out', () => {
    const passos: Comparacao['passos'] = [{ criterio: 'sorteio', valores: [-1, -2] }];
    expect(say({ decidiu: 'sorteio', passos })).toBe('Está acima de Beco por sorteio.');
    expect(say({ decidiu: 'fora' })).toBe('Está acima de Beco, que está fora da disputa.');
  });

  test('says what separates the level, once nothing else can', () => {
    expect(say({ acima: null, decidiu: null }, 'sorteio')).toContain('falta o sorteio');
    expect(say({ acima: null, decidiu: null })).toContain('próximo resultado');
  });

  test('rounds shares to two decimals', () => {
    const passos: Comparacao['passos'] = [{ criterio: 'aproveitamento', valores: [7.666667, 0.5] }];
    expect(say({ decidiu: 'aproveitamento', passos })).toContain('7,67 contra 0,50');
  });
});
