import { FINAL_EXTRA } from '#regras/montagem/final-extra.ts';
import type { PlanoDaFase } from '#regras/montagem/plano.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

/** A second final may not be needed, and is no match before it is. */
const reservas = ({ partidas }: PlanoDaFase) =>
  partidas.filter(({ confronto }) => confronto === FINAL_EXTRA).length;

const folgas = ({ partidas }: PlanoDaFase) =>
  partidas.filter(({ vagas }) => vagas[1].tipo === 'folga').length;

/** Matches that the draw makes, and all of the championship: rounds of a Swiss come one at a time. */
export const jogosDoPlano = (fases: readonly PlanoDaFase[]) => ({
  agora: sum(fases.map((fase) => fase.partidas.length - reservas(fase) - folgas(fase))),
  total: sum(fases.map((fase) => fase.total - reservas(fase))),
});
