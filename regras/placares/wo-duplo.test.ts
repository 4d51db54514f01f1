import { describe, expect, test } from 'vitest';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { efeitoDoWoDuplo } from './wo-duplo.ts';

const t = translator<MessageKey>('pt-BR', MESSAGES['pt-BR']);
type Jogo = Parameters<typeof efeitoDoWoDuplo>[1];

const tie = (more: Partial<Jogo> = {}): Jogo => ({ confronto: '1.1', perna: 1, ...more });

describe('the sheet of a match says what a double W.O. leads to before it is saved', () => {
  test.each([
    ['ambos_perdem', 'perdem'],
    ['sem_gols', 'Fica 0 × 0'],
    ['perdem_gols', 'saldo'],
    ['nao_conta', 'não conta'],
  ] as const)('in a table, %s', (duplo, words) => {
    const league = novaFase('pontos_corridos');
    const fase = {
      ...league,
      tabela: { ...league.tabela, wo: { ...league.tabela.wo, duplo } },
    };
    expect(t(efeitoDoWoDuplo(fase, { confronto: null, perna: 1 }))).toContain(words);
  });

  test('in a bracket, by the rule of the phase', () => {
    const key = (wo_duplo: 'eliminados' | 'novo_jogo' | 'sorteio', more: Partial<Jogo> = {}) =>
      t(efeitoDoWoDuplo(novaFase('mata_mata', { wo_duplo }), tie(more)));
    expect(key('eliminados')).toContain('se for a final, ninguém é campeão');
    expect(key('eliminados', { etapa: 'semi' })).toContain('passa direto');
    expect(key('eliminados', { etapa: 'final' })).toContain('sem campeão');
    expect(key('eliminados', { etapa: 'semi' })).not.toContain('campeão');
    expect(key('eliminados', { confronto: 'terceiro' })).toContain('3º lugar');
    expect(key('novo_jogo')).toContain('outro jogo');
    expect(key('novo_jogo', { perna: 3 })).toContain('eliminados');
    expect(key('sorteio')).toContain('sorteio');
  });

  test('in a double elimination both drop only from the main bracket', () => {
    const fase = novaFase('dupla_eliminacao', { wo_duplo: 'repescagem' });
    const key = (confronto: string, more: Partial<Jogo> = {}) =>
      t(efeitoDoWoDuplo(fase, tie({ confronto, ...more })));
    expect(key('V1.1')).toContain('repescagem');
    expect(key('V1.1', { perna: 3 })).toContain('eliminados');
    expect(key('R1.1')).toContain('passa direto');
    expect(key('R1.1')).not.toContain('campeão');
    expect(key('R1.1')).toContain('eliminados');
    expect(key('F1', { etapa: 'final' })).toContain('sem campeão');
    expect(key('F1')).toContain('sem campeão');
  });

  test('one leg of two, where a W.O. is only a score, leaves the tie open', () => {
    const fase = novaFase('mata_mata', { pernas: 2, wo_elimina: false });
    expect(t(efeitoDoWoDuplo(fase, tie({ temOutroJogo: true })))).toContain('o outro decide');
    const strict = novaFase('mata_mata', { pernas: 2 });
    expect(t(efeitoDoWoDuplo(strict, tie({ temOutroJogo: true })))).toContain('eliminados');
  });
});
