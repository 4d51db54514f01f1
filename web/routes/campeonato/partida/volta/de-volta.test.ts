import { expect, test } from 'vitest';
import type { AnswerOf, Api } from '#contract/api.ts';
import { MESSAGES } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { contarDeVolta, type OfertaDeVolta } from './de-volta.ts';

type DeVolta = AnswerOf<Api['POST /api/campeonatos/:id/partidas/restauracao']>['data'];

const gente = Object.fromEntries(
  ['Pipa', 'Raio', 'Vila', 'Onda'].map((nome) => [nome, { nome, escudo: null }]),
) as unknown as OfertaDeVolta['gente'];

const jogo = (uuid: string, mandante: string, visitante: string, gols: number) => {
  const placar = { mandante: gols, visitante: 0, prorrogacao: false, penaltis: null };
  return { uuid, antes: { mandante, visitante, placar, wo_de: null }, jogo_extra: false };
};
const jogos = [
  jogo('ida', 'Pipa', 'Raio', 1),
  jogo('volta', 'Raio', 'Pipa', 2),
  jogo('final', 'Pipa', 'Vila', 3),
];

const back = (...uuids: string[]) =>
  jogos
    .filter(({ uuid }) => uuids.includes(uuid))
    .map(({ uuid, antes: { mandante, visitante, ...jogado } }) => ({
      ...{ uuid, ...jogado },
      mandante: { participante: mandante },
      visitante: { participante: visitante },
    })) as unknown as DeVolta;

const told = (locale: 'pt-BR' | 'en', data: DeVolta, offered = jogos) =>
  contarDeVolta({ jogos: offered, gente }, data, translator(locale, MESSAGES[locale]));

test('of several offered, the one that came back is named, and how many stayed out is said', () => {
  expect(told('pt-BR', back('volta'))).toBe('1 de 3 voltou: Raio 2 × 0 Pipa.');
  expect(told('en', back('volta'))).toBe('1 of 3 is back: Raio 2 × 0 Pipa.');
  expect(told('pt-BR', back('volta', 'final'))).toBe('2 de 3 placares voltaram.');
});

test('all that was offered came back, one that was not offered did, or none was left', () => {
  expect(told('pt-BR', back('ida', 'volta', 'final'))).toBe('3 placares de volta.');
  expect(told('pt-BR', back('ida'), jogos.slice(0, 1))).toBe('De volta: Pipa 1 × 0 Raio.');
  expect(told('pt-BR', back('ida', 'volta'), jogos.slice(0, 1))).toBe('2 placares de volta.');
  expect(told('pt-BR', [])).toBe('Não havia mais placar para pôr de volta.');
});
