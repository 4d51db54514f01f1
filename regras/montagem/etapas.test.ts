import { expect, test } from 'vitest';
import { type FaseDe, fase as schema } from '#regras/configuracao/fases.ts';
import { predefinido } from '#regras/configuracao/presets.ts';
import { chaveDe } from './chave.ts';
import { etapasDaChave } from './etapas.ts';
import { planejar } from './plano.ts';

/** Names of the rounds, first round first. */
function etapasDe(settings: object, count: number): string[] {
  const fase = schema.parse({ tipo: 'mata_mata', ...settings }) as FaseDe<'mata_mata'>;
  const entrants = Array.from(
    { length: count },
    (_, n) => ({ kind: 'seed', seed: n + 1 }) as const,
  );
  const bracket = chaveDe(fase, entrants);
  if (!bracket.ok) throw new Error('no bracket');
  return [...new Set(etapasDaChave(bracket.value).values())];
}

test('a round for the places that others already have is a play-off, not a round of sixteen', () => {
  expect(etapasDe({ entradas: [16, 8] }, 24)).toEqual([
    'playoff',
    'oitavas',
    'quartas',
    'semi',
    'final',
  ]);
  expect(etapasDe({ entradas: [4, 2, 2] }, 8)).toEqual(['playoff_1', 'playoff_2', 'semi', 'final']);
  expect(etapasDe({ entradas: [8, 0, 0] }, 8)).toEqual(['quartas', 'semi', 'final']);
  expect(etapasDe({}, 24)[0]).toBe('dezesseis_avos');
  expect(etapasDe({}, 32)[0]).toBe('dezesseis_avos');
});

test('the Champions preset of 36 plays play-offs and then the round of sixteen', () => {
  const { fases } = predefinido('champions', 36);
  const plan = planejar({ fases, sorteados: [], participantes: 36 });
  if (!plan.ok) throw new Error('no plan');
  const stages = plan.value[1]?.partidas.map(({ etapa }) => etapa) ?? [];
  expect(stages).not.toContain('dezesseis_avos');
  expect(stages.filter((etapa) => etapa === 'playoff')).toHaveLength(16);
});
