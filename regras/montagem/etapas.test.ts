import { expect, test } from 'vitest';
import { type FaseComChave, fase as schema } from '#regras/configuracao/fases.ts';
import { predefinido } from '#regras/configuracao/presets.ts';
import { MESSAGES, type MessageKey } from '#textos/messages.ts';
import { translator } from '#textos/translate.ts';
import { chaveDe } from './chave.ts';
import { comecaComPreliminar, etapaDaRodada, etapasDaChave } from './etapas.ts';
import { nomeDaEtapa } from './nome-da-etapa.ts';
import { planejar } from './plano.ts';

/** Names of the rounds, first round first. */
function etapasDe(settings: object, count: number): string[] {
  const fase = schema.parse({ tipo: 'mata_mata', ...settings }) as FaseComChave;
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

test('a first round in which most rest is preliminary, not a round of sixteen', () => {
  expect(etapasDe({}, 20)).toEqual(['preliminar', 'oitavas', 'quartas', 'semi', 'final']);
  expect(etapasDe({}, 5)).toEqual(['preliminar', 'semi', 'final']);
  expect(etapasDe({}, 9)[0]).toBe('preliminar');
  expect(etapasDe({}, 3)).toEqual(['semi', 'final']);
  expect(etapasDe({}, 6)[0]).toBe('quartas');
  expect(etapasDe({}, 12)[0]).toBe('oitavas');
  for (const count of [2, 3, 4, 5, 6, 7, 9, 11, 12, 13, 20, 33]) {
    const isNamed = etapasDe({}, count).includes('preliminar');
    expect(comecaComPreliminar(count), String(count)).toBe(isNamed);
  }
});

test('rounds of the repechage are numbered from the first in which somebody meets', () => {
  const lower = (count: number) =>
    etapasDe({ tipo: 'dupla_eliminacao' }, count).filter((name) => name.startsWith('repescagem'));
  expect(lower(6)).toEqual(['repescagem_1', 'repescagem_2', 'repescagem_3']);
  expect(lower(8)).toEqual(['repescagem_1', 'repescagem_2', 'repescagem_3', 'repescagem_4']);
  for (let count = 3; count <= 40; count++) {
    const numbered = lower(count).map((_, index) => `repescagem_${index + 1}`);
    expect(lower(count), String(count)).toEqual(numbered);
  }
});

test('a round of both brackets is named after both, one with the third place after the final', () => {
  const t = translator<MessageKey>('pt-BR', MESSAGES['pt-BR']);
  const name = (...ties: (string | null)[]) => nomeDaEtapa(etapaDaRodada(ties) ?? '', t);
  expect(name('final_chave', 'repescagem_2', 'repescagem_2')).toBe(
    'Final da chave + Repescagem, 2ª rodada',
  );
  expect(name('terceiro', 'final')).toBe('Final');
  expect(name('terceiro')).toBe('Disputa de 3º lugar');
  expect(name('dezesseis_avos')).toBe('Dezesseis avos de final');
  expect(name('playoff', null)).toBe('Playoff');
  expect(name('playoff_2')).toBe('Playoff, 2ª rodada');
  expect(name('fase_2')).toBe('2ª fase');
  expect(etapaDaRodada([null])).toBeNull();
});

test('the Champions preset of 36 plays play-offs and then the round of sixteen', () => {
  const { fases } = predefinido('champions', 36);
  const plan = planejar({ fases, sorteados: [], participantes: 36 });
  if (!plan.ok) throw new Error('no plan');
  const stages = plan.value[1]?.partidas.map(({ etapa }) => etapa) ?? [];
  expect(stages).not.toContain('dezesseis_avos');
  expect(stages.filter((etapa) => etapa === 'playoff')).toHaveLength(16);
});
