import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { textoDoSorteio } from './texto-do-sorteio.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);

const said = (pronto: boolean, lista: object) =>
  textoDoSorteio(
    { pronto },
    { estado: 'inscricoes', confirmados: 8, espera: 0, inscricao: { vagas: 8 }, ...lista },
    t,
  );

test('a list that is full while entries are open is not told to be closed', () => {
  expect(said(true, {})).toBe('A lista está cheia: um toque faz o sorteio.');
  expect(said(true, { espera: 1 })).toMatch(/^A lista está cheia, com 1 na fila de espera/);
  expect(said(true, { confirmados: 6 })).toMatch(/^A lista está fechada/);
  expect(said(true, { estado: 'rascunho' })).toMatch(/^A lista está fechada/);
  expect(said(false, { confirmados: 6 })).toMatch(/esperar a lista encher/);
});
