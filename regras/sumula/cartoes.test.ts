import { expect, test } from 'vitest';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import type { Criterio } from '#regras/configuracao/opcoes.ts';
import { TABELA } from '#regras/configuracao/padroes.ts';
import { cartoesDaSumula, cartoesDesempatam } from './cartoes.ts';
import { type LanceDaSumula, NAO_IDENTIFICADO, type TipoDeLance } from './sumula.ts';

const lance = (tipo: TipoDeLance, nome: string): LanceDaSumula => ({ tipo, quem: { nome } });
const LADOS = { mandante: 'casa', visitante: 'fora' };

test('a second yellow takes the first with it, and names that are forgotten change no sum', () => {
  const lances = [
    lance('gol', 'Zé'),
    lance('amarelo', 'Zé'),
    lance('segundo_amarelo', 'Zé'),
    lance('amarelo', 'Téo'),
    lance('vermelho', 'Téo'),
  ];
  const counted = { amarelos: 1, segundos_amarelos: 1, vermelhos: 1 };
  const expected = { entre: ['casa', 'fora'], mandante: counted };
  expect(cartoesDaSumula(LADOS, { mandante: lances, visitante: [] })).toEqual(expected);
  const forgotten = lances.map((one) => ({ ...one, quem: { jogador: NAO_IDENTIFICADO } }));
  expect(cartoesDaSumula(LADOS, { mandante: forgotten, visitante: [] })).toEqual(expected);
});

test('a sheet without cards counts none, and neither does a match without sides', () => {
  const goals = { mandante: [lance('gol', 'Zé')], visitante: [] };
  expect(cartoesDaSumula(LADOS, goals)).toBeNull();
  const booked = { mandante: [lance('vermelho', 'Zé')], visitante: [] };
  expect(cartoesDaSumula({ mandante: null, visitante: 'fora' }, booked)).toBeNull();
});

test('cards move nobody in a bracket, or where no criterion counts them', () => {
  const league = (criterios: Criterio[]) =>
    novaFase('pontos_corridos', { tabela: { ...structuredClone(TABELA), criterios } });
  expect(cartoesDesempatam(league(['saldo', 'jogo_limpo']))).toBe(true);
  expect(cartoesDesempatam(league(['saldo', 'sorteio']))).toBe(false);
  expect(cartoesDesempatam(novaFase('mata_mata'))).toBe(false);
  expect(cartoesDesempatam(undefined)).toBe(false);
});
