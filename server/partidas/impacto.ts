// What a result or another change would move, worked out before anything is saved.
import type { z } from 'zod';
import type { impacto as schema } from '#contract/partidas.ts';
import type { PhaseState } from '#engine/competition.ts';
import { impact } from '#engine/impact.ts';
import type { Result, TeamId } from '#engine/types.ts';
import { assentar } from '#server/competicao/atualizar-quadros.ts';
import { type DadosDoCampeonato, type Estado, estadoDe } from '#server/competicao/estado.ts';
import { extrasDe } from '#server/competicao/jogos-extras.ts';

export type Impacto = z.output<typeof schema>;

export const comResultado = (
  dados: DadosDoCampeonato,
  uuid: string,
  resultado: Result | null,
): DadosDoCampeonato => ({
  ...dados,
  partidas: dados.partidas.map((partida) =>
    partida.uuid === uuid ? { ...partida, resultado } : partida,
  ),
});

/** Results of a phase that somebody who is not in it any more took part in. */
function orfasDaFase({ dados }: Estado, state: PhaseState, index: number): readonly string[] {
  if (state.kind === 'knockout') return state.orphans;
  const teams = new Set([...state.tables.values()].flat().map(({ team }) => team));
  const isIn = (team: TeamId | null) => team !== null && teams.has(team);
  return dados.partidas
    .filter(({ fase, resultado }) => fase === index + 1 && resultado)
    .filter(({ mandante, visitante }) => !isIn(mandante) || !isIn(visitante))
    .map(({ uuid }) => uuid);
}

/** Results that no longer belong to the teams that would meet there, and those of needless extra matches. */
function orfas(estado: Estado): ReadonlySet<string> {
  const needless = extrasDe(estado).sobrando.filter(({ resultado }) => resultado);
  return new Set([
    ...estado.fases.flatMap((state, index) => orfasDaFase(estado, state, index)),
    ...needless.map(({ uuid }) => uuid),
  ]);
}

/** The same championship without the results that lost their place; again until none does. */
function semOrfas(dados: DadosDoCampeonato): {
  dados: DadosDoCampeonato;
  perdidas: string[];
} {
  const perdidas: string[] = [];
  let current = dados;
  for (;;) {
    const lost = orfas(estadoDe(current));
    if (lost.size === 0) return { dados: current, perdidas };
    perdidas.push(...lost);
    current = {
      ...current,
      partidas: current.partidas.map((partida) =>
        lost.has(partida.uuid) ? { ...partida, resultado: null } : partida,
      ),
    };
    current = assentar(current).estado.dados;
  }
}

export function impactoEntre(antes: DadosDoCampeonato, depois: DadosDoCampeonato): Impacto {
  const { dados, perdidas } = semOrfas(depois);
  const { estado, lados } = assentar(dados);
  const before = estadoDe(antes);
  const { positions } = impact(before.competicao, estado.competicao);
  const moved = new Set([...lados.keys(), ...perdidas]);
  return {
    posicoes: positions.flatMap(({ team, phase, before: de, after: para }) =>
      de === undefined || para === undefined
        ? []
        : [{ participante: team, fase: phase + 1, de, para }],
    ),
    partidas: [...moved].map((id) => ({ uuid: id, perde_resultado: perdidas.includes(id) })),
  };
}

export const impactoDe = (
  antes: DadosDoCampeonato,
  uuid: string,
  resultado: Result | null,
): Impacto => impactoEntre(antes, comResultado(antes, uuid, resultado));
