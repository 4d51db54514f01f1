// Who meets whom when a bracket begins, from the order of its entrants, by the engine itself. Loaded apart,
// because it brings the engine along.
import type { Fase } from '#regras/configuracao/fases.ts';
import { planejar } from '#regras/montagem/plano.ts';

/** Those who meet; alone, who waits for the winner of an earlier match. */
export type Jogo = readonly [string, ...string[]];

/** Null where so many make no bracket. */
export function primeirosJogos(fases: readonly Fase[], ordem: readonly string[]): Jogo[] | null {
  const plan = planejar({ fases, sorteados: [ordem], participantes: ordem.length });
  if (!plan.ok) return null;
  const first = plan.value[0]?.partidas.filter(({ perna }) => perna === 1) ?? [];
  return first.flatMap(({ vagas }) => {
    const [one, ...other] = vagas.flatMap((vaga) =>
      vaga.tipo === 'participante' ? [vaga.participante] : [],
    );
    return one === undefined ? [] : [[one, ...other] as const];
  });
}
