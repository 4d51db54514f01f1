import { describe, expect, test } from 'vitest';
import {
  draftOf,
  EMPTY,
  entryOf,
  faltaVencedor,
  isUntouched,
  sobreOJogo,
} from './placar-rascunho.ts';

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

describe('figures that nobody has typed', () => {
  const fresh = draftOf(ABERTA);
  const nil = { tipo: 'placar', mandante: 0, visitante: 0, prorrogacao: false };

  test('bring no shoot-out along; nil-nil that was typed or filled in does', () => {
    expect(entryOf(fresh, 'needed')).toEqual(nil);
    for (const said of [
      { ...fresh, gols: [0, 0] as const },
      { ...fresh, ...EMPTY },
    ]) {
      expect(isUntouched(said)).toBe(false);
      expect(entryOf(said, 'needed')).toEqual({ ...nil, penaltis: [0, 0] });
    }
  });

  test('are not sent where somebody must win, as a level shoot-out is not', () => {
    expect(faltaVencedor(entryOf(fresh, 'needed'), 'needed')).toBe(true);
    expect(faltaVencedor(entryOf(fresh, 'no'), 'no')).toBe(false);
    const kicks = (penaltis: [number, number]) => entryOf({ ...fresh, penaltis }, 'needed');
    expect(faltaVencedor(kicks([0, 0]), 'needed')).toBe(true);
    expect(faltaVencedor(kicks([4, 3]), 'needed')).toBe(false);
  });
});
