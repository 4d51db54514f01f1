import { describe, expect, test } from 'vitest';
import type { Fase } from '#regras/configuracao/fases.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { PRESETS, predefinido } from '#regras/configuracao/presets.ts';
import { contarJogos } from '#regras/montagem/contar-jogos.ts';
import { MAIS_JOGOS } from '#regras/planos.ts';
import { planOf } from './plan.ts';

describe('the preview', () => {
  const plan = (fases: Fase[], n: number) => {
    const outcome = planOf(fases, n);
    if (!outcome.ok) throw new Error('no plan');
    return outcome.plan;
  };

  test('of a cup with groups counts matches and dates round by round', () => {
    const fases = [
      novaFase('grupos', { grupos: 4 }),
      novaFase('mata_mata', { pernas: 2, terceiro_lugar: true }),
    ];
    const { matches, dates, rows, phases } = plan(fases, 16);
    expect([matches, dates]).toEqual([24 + 8 + 4 + 2, 3 + 2 + 2 + 1]);
    expect(rows.map(({ stage, from, to, matches }) => [stage, from, to, matches])).toEqual([
      [null, 0, 2, 24],
      ['quartas', 3, 4, 8],
      ['semi', 5, 6, 4],
      ['final', 7, 7, 2],
    ]);
    expect(rows.at(-1)?.withThirdPlace).toBe(true);
    expect(phases[0]?.groups).toEqual([4, 4, 4, 4]);
    expect(phases[1]?.columns).toEqual([4, 2, 1]);
  });

  test.each(PRESETS)('of %s with 512 names is made, or says why not', (preset) => {
    const { fases } = predefinido(preset, 512);
    const outcome = planOf(fases, 512);
    const isTooMany = contarJogos(fases, 512) > MAIS_JOGOS;
    if (outcome.ok) expect(outcome.plan.matches).toBeGreaterThan(510);
    else {
      const why = isTooMany ? 'criar.problema.jogos_demais' : 'criar.problema.liga_grande';
      expect(outcome.problems.map(({ key }) => key)).toEqual([why]);
    }
    expect(outcome.ok).toBe(preset !== 'champions' && !isTooMany);
  });

  test('of everybody against everybody four times, 512 of them, is refused with how many that is', () => {
    const outcome = planOf([novaFase('pontos_corridos', { turnos: 4 })], 512);
    expect(outcome.ok ? [] : outcome.problems.map(({ params }) => params)).toEqual([
      { n: 512 * 511 * 2, maximo: MAIS_JOGOS },
    ]);
  });

  test('of as many as can be played is made', () => {
    const { matches } = plan([novaFase('pontos_corridos', { turnos: 1 })], 100);
    expect(matches).toBe((100 * 99) / 2);
  });

  test('of a Swiss counts rounds that are not paired yet', () => {
    const { matches, dates } = plan([novaFase('suico', { rodadas: 6 })], 21);
    expect([matches, dates]).toEqual([60, 6]);
  });

  test('of a double elimination shows the bracket of those who lost once', () => {
    const { phases } = plan([novaFase('dupla_eliminacao')], 8);
    expect(phases[0]?.columns).toEqual([4, 2, 1, 1, 1]);
    expect(phases[0]?.lower).toEqual([2, 2, 1, 1]);
  });

  test('of a double elimination of 7 counts the 12 matches that its draw makes', () => {
    const { matches, rows } = plan([novaFase('dupla_eliminacao')], 7);
    expect(matches).toBe(12);
    // In the calendar it has a place, for the case that it is needed.
    expect(rows.at(-1)).toMatchObject({ stage: 'final_extra', matches: 1 });
  });

  test('of a double elimination names both brackets of a round that has both', () => {
    const { rows } = plan([novaFase('dupla_eliminacao')], 5);
    expect(rows.map(({ stage, matches }) => [stage, matches])).toContainEqual([
      'final_chave+repescagem_1',
      2,
    ]);
  });

  test('of uneven groups shows their sizes', () => {
    const { phases } = plan([novaFase('grupos', { grupos: 4 }), novaFase('mata_mata')], 14);
    expect(phases[0]?.groups).toEqual([4, 4, 3, 3]);
  });
});
