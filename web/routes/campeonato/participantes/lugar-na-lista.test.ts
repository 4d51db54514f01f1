import { expect, test } from 'vitest';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { grupoNaLista, lugarNaLista } from './lugar-na-lista.ts';

const t = translator<MessageKey>('pt-BR', MESSAGES['pt-BR']);

const third = { posicao: 3, grupo: 'A' };
const shown = (campanha: Parameters<typeof lugarNaLista>[0]) => [
  lugarNaLista(campanha, t),
  grupoNaLista(campanha, t),
];

test('while it is played the place is that of the group, which stands beside it', () => {
  expect(shown({ ...third, lugares: null })).toEqual(['3º', 'Grupo A']);
});

test('once it is over nobody but the third is 3º: the place in a group is said to be one', () => {
  expect(shown({ ...third, lugares: { de: 5, ate: 6 } })).toEqual(['5º–6º', '3º do Grupo A']);
  expect(shown({ posicao: null, grupo: null, lugares: { de: 3, ate: 3 } })).toEqual(['3º', null]);
});
