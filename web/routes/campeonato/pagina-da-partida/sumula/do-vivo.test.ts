import { expect, test } from 'vitest';
import type { LanceAoVivo } from '#contract/partida/lances.ts';
import { NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { rascunhoDoVivo } from './do-vivo.ts';
import { chaveDoCitado } from './rascunho.ts';

type Contado = Partial<Pick<LanceAoVivo, 'tipo' | 'voz'>> & {
  minuto: number;
  jogador?: string | null;
};

const contados = (...told: Contado[]): LanceAoVivo[] =>
  told.map(({ tipo = 'amarelo', voz = 'organizacao', minuto, jogador = 'jura' }, at) => ({
    ...{ uuid: `lance ${at}`, tipo, voz, minuto, lado: 'mandante' },
    quem: jogador === null ? null : { jogador, nome: jogador, numero: null },
    quando: new Date(Date.UTC(2027, 2, 6, 20, minuto)).toISOString(),
    ...{ desfaz: true, repete: false, viu: null },
  }));

const cartoes = (...told: Contado[]) =>
  rascunhoDoVivo(contados(...told), 'mandante').map(
    ({ tipo, quem, minuto }) => `${minuto} ${tipo} ${chaveDoCitado(quem)}`,
  );

test('two yellow cards that one voice tells of one player are the second yellow of the sheet', () => {
  expect(cartoes({ minuto: 10 }, { minuto: 30 })).toEqual([
    '10 amarelo jura',
    '30 segundo_amarelo jura',
  ]);
  // The red that is shown with it is no other card; nor is a third yellow one.
  expect(
    cartoes({ minuto: 10 }, { minuto: 30 }, { tipo: 'vermelho', minuto: 30 }, { minuto: 31 }),
  ).toEqual(['10 amarelo jura', '30 segundo_amarelo jura']);
});

test('one that two voices tell is one, also when there is a second of both', () => {
  expect(cartoes({ minuto: 10 }, { minuto: 11, voz: 'mandante' })).toEqual(['10 amarelo jura']);
  expect(
    cartoes(
      { minuto: 10 },
      { minuto: 11, voz: 'mandante' },
      { minuto: 30 },
      { minuto: 30, voz: 'mandante' },
    ),
  ).toEqual(['10 amarelo jura', '30 segundo_amarelo jura']);
});

test('a red is one whoever tells it, and cards of others stay their own', () => {
  expect(
    cartoes(
      { minuto: 5, jogador: null },
      { minuto: 6, jogador: null },
      { minuto: 10 },
      { tipo: 'vermelho', minuto: 20 },
      { tipo: 'vermelho', minuto: 26, voz: 'mesa' },
      { minuto: 21, jogador: 'tito' },
    ),
  ).toEqual([
    `5 amarelo ${NAO_IDENTIFICADO}`,
    `6 amarelo ${NAO_IDENTIFICADO}`,
    '10 amarelo jura',
    '20 vermelho jura',
    '21 amarelo tito',
  ]);
});
