import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { SEM_FIGURAS } from './figuras.ts';
import { comAntes, type LinhaDaRodada } from './usar-rodada.ts';

const row = (versao: number, change: Partial<LinhaDaRodada>): LinhaDaRodada => ({
  ...{ partida: { uuid: 'jogo', versao } as Partida, figuras: SEM_FIGURAS, situacao: 'salva' },
  ...{ pedido: null, problema: null, podeDesfazer: false, fora: null },
  ...change,
});

test('a row asked again keeps what went wrong, and what can be taken back while nobody touched it', () => {
  const saved = row(2, { podeDesfazer: true });
  expect(comAntes(row(2, {}), saved).podeDesfazer).toBe(true);
  expect(comAntes(row(3, {}), saved).podeDesfazer, 'somebody changed it').toBe(false);
  const refused = row(2, { situacao: 'recusada', problema: 'Algo mudou' });
  expect(comAntes(row(3, {}), refused)).toMatchObject({
    situacao: 'salva',
    problema: 'Algo mudou',
  });
});
