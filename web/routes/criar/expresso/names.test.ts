import { expect, test } from 'vitest';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { readList } from '#web/components/pasted-list/read-list.ts';
import { nextKey, rowsOf, sentOf, turned } from './names.ts';

const LIST = readList('1. Zeca - Pipa Solta\n2. Malu\n3. Dito\nSuplentes:\n1. Rui');

const rows = (correcoes: Parameters<typeof rowsOf>[1]) => rowsOf(LIST, correcoes, camisaDe);

const shown = (correcoes: Parameters<typeof rowsOf>[1]) =>
  rows(correcoes).map(({ nome, time, suplente }) => [nome, time, suplente]);

test('a name is put right, taken off, made to wait, and one more is added', () => {
  const correcoes = {
    malu: { nome: 'Malu Lima', time: 'Vitrola' },
    dito: { fora: true },
    zeca: { suplente: true },
    '+1': { nome: 'Cida' },
  };
  expect(shown(correcoes)).toEqual([
    ['Malu Lima', 'Vitrola', false],
    ['Cida', null, false],
    ['Zeca', 'Pipa Solta', true],
    ['Rui', null, true],
  ]);
  expect(nextKey(correcoes)).toBe('+2');
});

test('what was put right is still so when more is pasted', () => {
  const more = readList('1. Zeca - Pipa Solta\n2. Malu\n3. Dito\n4. Nina');
  const names = rowsOf(more, { malu: { nome: 'Maria Lúcia' } }, camisaDe).map(({ nome }) => nome);
  expect(names).toEqual(['Zeca', 'Maria Lúcia', 'Dito', 'Nina']);
});

test('a name that is there twice after a change is told', () => {
  expect(rows({ malu: { nome: 'ZECA' } }).map(({ isTwice }) => isTwice)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('the crest of the preview is the one that the championship gets', () => {
  const [zeca, malu] = rows({ malu: { time: 'Trovão Azul' } });
  expect(zeca?.escudo).toEqual(camisaDe('Pipa Solta'));
  expect(malu?.escudo).toEqual(camisaDe('Trovão Azul'));
  expect(readList('Ana - Flamengo\nBia - Grêmio').names[0]?.escudo).toEqual({
    imagem: expect.stringMatching(/^\/upload\/times\/oficial\/flamengo/),
  });
});

test('person and team change places', () => {
  expect(turned(rows({}), {})).toEqual({ zeca: { nome: 'Pipa Solta', time: 'Zeca' } });
});

test('empty lines are not sent', () => {
  expect(sentOf(rows({ '+1': { nome: ' ' } }))).toHaveLength(4);
});
