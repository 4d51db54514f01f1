import { describe, expect, test } from 'vitest';
import { aceitaPlacar, daAnterior, daProxima } from './caminho.ts';
import { SEM_FIGURAS } from './figuras.ts';
import type { LinhaDaRodada, MotivoDeFora } from './usar-rodada.ts';

const linha = (uuid: string, fora: MotivoDeFora | null = null) =>
  ({
    partida: { uuid, mandante: { participante: 'a' }, visitante: { participante: 'b' } },
    ...{ figuras: SEM_FIGURAS, situacao: 'falta', pedido: null, problema: null },
    ...{ podeDesfazer: false, fora },
  }) as unknown as LinhaDaRodada;

const LINHAS = [linha('1'), linha('2', 'joga'), linha('3', 'contestada'), linha('4')];

describe('the way through a round', () => {
  test('takes no typing for an own match of the organiser, nor for a contested one', () => {
    expect(LINHAS.map(aceitaPlacar)).toEqual([true, false, false, true]);
  });

  test('goes past them, both ways', () => {
    expect(daProxima(LINHAS, '1')).toMatchObject({ uuid: '4' });
    expect(daAnterior(LINHAS, '4', () => ['mandante', 'visitante'])).toMatchObject({ uuid: '1' });
  });
});
