import { describe, expect, test } from 'vitest';
import { draftOf, entryOf, sobreOJogo } from './placar-rascunho.ts';

const ABERTA = { placar: null, wo_de: null, estado: 'agendada' } as const;
const CANCELADA = { ...ABERTA, estado: 'cancelada' } as const;

describe('a match that is called off', () => {
  test('asks for the reason that its sides read, as the way back does', () => {
    expect(sobreOJogo(ABERTA, { tipo: 'placar' })).toMatchObject({ asks: null, titulo: 'lancar' });
    const off = { asks: 'motivo_lido', titulo: 'cancelar_jogo', acao: 'cancelar' };
    expect(sobreOJogo(ABERTA, { tipo: 'cancelar' })).toMatchObject(off);
    const back = { asks: 'motivo_lido', titulo: 'cancelado', acao: 'retomar' };
    expect(sobreOJogo(CANCELADA, { tipo: 'limpar' })).toMatchObject(back);
  });

  test('is offered to be on again first, not a score of 0 × 0', () => {
    expect(entryOf(draftOf(CANCELADA), null)).toEqual({ tipo: 'limpar' });
  });
});
