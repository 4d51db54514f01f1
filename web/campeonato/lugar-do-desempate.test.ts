import { expect, test } from 'vitest';
import type { LugarDoDesempate } from '#regras/montagem/desempate.ts';
import { ptBR } from '#textos/pt-br.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { efeitoDoLugar } from './lugar-do-desempate.ts';

const { t } = makeTexts('pt-BR', ptBR);

const words = (...places: Partial<LugarDoDesempate>[]) =>
  places
    .map((place) => ({ posicao: null, passa: null, campeao: false, ...place }))
    .map((place, at, all) => efeitoDoLugar(place, all[at + 1], t));

test('lots within a table tell its places', () => {
  expect(words({ posicao: 2, passa: true }, { posicao: 3, passa: false })).toEqual([
    'passa, em 2º',
    'fica fora, em 3º',
  ]);
});

test('lots between groups tell who stands ahead, and no two places the same of those who go on', () => {
  expect(words({ passa: true }, { passa: true }, { passa: false })).toEqual([
    'passa, à frente dos que saírem depois',
    'passa',
    'fica fora',
  ]);
});

test('lots of which nobody knows yet what they come to say who stands ahead, and the last one behind', () => {
  expect(words({}, {})).toEqual([
    'fica à frente dos que saem depois; quem passa, a tabela diz',
    'fica atrás dos que saem antes; quem passa, a tabela diz',
  ]);
});
