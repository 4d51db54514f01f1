import { expect, test } from 'vitest';
import { translator } from './translate.ts';

const messages = {
  ola: 'Olá, {nome}!',
  jogos: { one: 'Falta {n} jogo', other: 'Faltam {n} jogos' },
  fundo: { mais: { fundo: 'aqui' } },
};

const t = translator('pt-BR', messages);

test('places are filled; one that is not given stays visible', () => {
  expect(t('ola', { nome: 'Duda' })).toBe('Olá, Duda!');
  expect(t('ola')).toBe('Olá, {nome}!');
});

test('what is filled in is not read as a message again', () => {
  expect(t('ola', { nome: '{nome}' })).toBe('Olá, {nome}!');
});

test('a name that ends with a full stop ends its sentence, too', () => {
  const said = translator('pt-BR', { fim: '{nome}. Fim', so: 'É {nome}.', ficha: '{nome}.pdf' });
  expect(said('fim', { nome: 'Capivara F.C.' })).toBe('Capivara F.C. Fim');
  expect(said('so', { nome: 'Capivara F.C.' })).toBe('É Capivara F.C.');
  expect(said('so', { nome: 'Zé' })).toBe('É Zé.');
  expect(said('ficha', { nome: 'Capivara F.C.' })).toBe('Capivara F.C..pdf');
});

test('nothing is many, and in Portuguese one and a half is one', () => {
  expect(t('jogos', { n: 1 })).toBe('Falta 1 jogo');
  expect(t('jogos', { n: 0 })).toBe('Faltam 0 jogos');
  expect(t('jogos', { n: 1.5 })).toBe('Falta 1,5 jogo');
  expect(translator('en', messages)('jogos', { n: 1.5 })).toBe('Faltam 1.5 jogos');
  expect(t('jogos', { n: 2 })).toBe('Faltam 2 jogos');
  expect(translator('en', messages)('jogos', { n: 0 })).toBe('Faltam 0 jogos');
});

test('one less is one, too', () => {
  expect(t('jogos', { n: -1 })).toBe('Falta -1 jogo');
  expect(t('jogos', { n: -2 })).toBe('Faltam -2 jogos');
  expect(translator('en', messages)('jogos', { n: -1 })).toBe('Falta -1 jogo');
});

test('numbers are written as the language writes them', () => {
  expect(t('jogos', { n: 1234 })).toBe('Faltam 1.234 jogos');
  expect(translator('en', messages)('jogos', { n: 1234 })).toBe('Faltam 1,234 jogos');
});

test('keys go as deep as the tree', () => {
  expect(t('fundo.mais.fundo')).toBe('aqui');
});

test.each(['nada', 'ola.nome', 'jogos', 'fundo.mais', 'constructor', '__proto__', ''])(
  'a key without a text of its own (%j) gives itself or a text, never an error',
  (key) => {
    expect(typeof t(key)).toBe('string');
  },
);
