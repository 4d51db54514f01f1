import { expect, test } from 'vitest';
import { MESSAGES } from '#textos/messages.ts';
import type { Movido } from '#web/campeonato/movimentos.tsx';
import { makeTexts } from '#web/texts/texts.tsx';
import { desfeitosEmPalavras } from './desfeitos-em-palavras.ts';

const { t } = makeTexts('en', MESSAGES.en);

const placar = { mandante: 2, visitante: 1, prorrogacao: false, penaltis: null };
const antes = { mandante: 'a', visitante: 'b', placar, wo_de: null };
const nome = (name: string) => ({ nome: name, time_nome: null });

const moved = (...losing: boolean[]) =>
  ({
    partidas: losing.map((perde_resultado, n) => ({ uuid: `${n}`, perde_resultado, antes })),
    gente: { a: nome('Pipa'), b: nome('Serenata') },
  }) as unknown as Movido;

const said = (losing: number, movido: Movido | null) =>
  desfeitosEmPalavras(losing, { movido, gente: {} }, t);

test('the first result that goes is named beside the count', () => {
  expect(said(1, moved(false, true))).toBe(
    'Saving undoes the result of 1 later match: Pipa 2 × 1 Serenata.',
  );
  expect(said(2, moved(true, true))).toContain('2 later matches, Pipa 2 × 1 Serenata first.');
});

test('only the count where the matches are not known, or are of another entry', () => {
  for (const movido of [null, moved(false)])
    expect(said(1, movido)).toBe('Saving undoes the result of 1 later match.');
  expect(said(0, moved(true))).toBeNull();
});
