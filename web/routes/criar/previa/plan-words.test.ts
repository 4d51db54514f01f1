import { expect, test } from 'vitest';
import type { Regras } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { MESSAGES } from '#textos/messages.ts';
import { type Draft, newDraft } from '#web/routes/criar/rascunho/draft.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { planOf } from './plan.ts';
import { datesOf, onOneNight, rowDates, weeksOf, windowsOf } from './plan-words.ts';

const TEXTS = makeTexts('pt-BR', MESSAGES['pt-BR']);
const NOW = Date.parse('2026-11-15T12:00:00Z');

/** Five rounds of a league, then semi-finals and final, from 16 November on. */
function calendar(rules: Partial<Regras>, shown = (draft: Draft) => draft) {
  const base = newDraft();
  const fases = [novaFase('pontos_corridos', { classificam: 4 }), novaFase('mata_mata')];
  const regras = { ...base.regras, ...rules };
  const draft = shown({ ...base, fases, regras, comeca_em: '2026-11-16T03:00:00Z' });
  const outcome = planOf(fases, 6);
  if (!outcome.ok) throw new Error('no plan');
  const { plan } = outcome;
  const windows = windowsOf(plan, draft);
  const days = plan.rows.map((row, index) =>
    rowDates({ rounds: row, window: windows[index] ?? row }, draft, TEXTS, NOW),
  );
  return { days, dates: datesOf(plan, draft), weeks: weeksOf(plan, draft) };
}

test('rounds that are open together take one window, and what follows comes earlier', () => {
  const oneByOne = { days: ['16/11 a 20/12', '21/12 a 27/12', '28/12 a 03/01/2027'], dates: 7 };
  expect(calendar({})).toEqual({ ...oneByOne, weeks: 7 });
  const together = { days: ['16/11 a 06/12', '07/12 a 13/12', '14/12 a 20/12'], dates: 5 };
  expect(calendar({ rodadas_por_janela: 2 })).toEqual({ ...together, weeks: 5 });
  expect(calendar({ rodadas_por_janela: 10 })).toMatchObject({ dates: 3, weeks: 3 });
});

test('two rounds without days are this one and that one', () => {
  const draft = { ...newDraft(), comeca_em: null };
  const named = (from: number, to: number) =>
    rowDates({ rounds: { from, to }, window: { from, to } }, draft, TEXTS, NOW);
  expect(named(0, 1)).toBe('Rodadas 1 e 2');
  expect(named(0, 2)).toBe('Rodadas 1 a 3');
  expect(named(2, 2)).toBe('Rodada 3');
});

test('where rounds have dates, none are open together', () => {
  const dated = { modelo_rodada: 'data' } as const;
  expect(calendar({ ...dated, rodadas_por_janela: 2 })).toEqual(calendar(dated));
});

test('what is played on one night has rounds, and neither days nor weeks', () => {
  expect(calendar({ modelo_rodada: 'data' }, onOneNight)).toEqual({
    ...{ days: ['Rodadas 1 a 5', 'Rodada 6', 'Rodada 7'], dates: 7, weeks: null },
  });
});
