import { expect, test } from 'vitest';
import type { CampanhaAteAqui } from '#contract/participante/campanha.ts';
import { porCampanha } from './campanha.ts';
import type { FasesGuardadas } from './fases-guardadas.ts';

const AT_START: CampanhaAteAqui = {
  ...{ situacao: 'joga', fase: 1, grupo: null, posicao: null, etapa: null, colocacao: null },
  lugares: null,
  ...{ j: 0, v: 0, e: 0, d: 0, gp: 0, gc: 0, forma: [], p: null },
};

/** Of a double elimination, in the order of play. */
const STAGES = ['quartas', 'repescagem_1', 'final_chave', 'repescagem_2', 'repescagem_3', 'final'];
const guardado = {
  fases: [{ etapas: new Map(STAGES.map((etapa) => [etapa, etapa])) }],
} as unknown as FasesGuardadas;

test('who has not lost stands before who plays on after a loss, and both before who is out', () => {
  const one = (etapa: string, more: Partial<CampanhaAteAqui> = {}) => ({
    ...{ ...AT_START, etapa },
    ...more,
  });
  const unbeaten = one('final_chave', { v: 2 });
  const below = one('repescagem_3', { v: 3, d: 1 });
  const out = one('repescagem_2', { v: 1, d: 2, situacao: 'eliminado' });
  const sorted = [out, below, unbeaten].toSorted((a, b) => porCampanha(guardado, a, b));
  expect(sorted).toEqual([unbeaten, below, out]);
});
