import type { PlanoDaFase } from '#regras/montagem/plano.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

/** Of a Swiss only the first round, where the draw makes it: after another phase it waits for who comes. */
function jogosAgora({ tipo, partidas, total }: PlanoDaFase, index: number): number {
  if (tipo !== 'suico') return total;
  return index > 0 ? 0 : partidas.filter(({ vagas }) => vagas[1].tipo !== 'folga').length;
}

/** Matches that the draw makes, and all of the championship: rounds of a Swiss come one at a time. */
export const jogosDoPlano = (fases: readonly PlanoDaFase[]) => ({
  agora: sum(fases.map(jogosAgora)),
  total: sum(fases.map(({ total }) => total)),
});
