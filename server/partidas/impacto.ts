// What a result would change, worked out before anything is saved.
import type { z } from 'zod';
import type { impacto as schema } from '#contract/partidas.ts';
import { impact } from '#engine/impact.ts';
import type { Result } from '#engine/types.ts';
import { assentar } from '#server/competicao/atualizar-quadros.ts';
import type { DadosDoCampeonato, Estado } from '#server/competicao/estado.ts';
import { estadoDe } from '#server/competicao/estado.ts';
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

/** Results that no longer belong to the teams that would meet there, and those of needless extra matches. */
function orfas(estado: Estado): ReadonlySet<string> {
  const needless = extrasDe(estado).sobrando.filter(({ resultado }) => resultado);
  return new Set([
    ...estado.fases.flatMap((state) => (state.kind === 'knockout' ? state.orphans : [])),
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

export function impactoDe(
  antes: DadosDoCampeonato,
  uuid: string,
  resultado: Result | null,
): Impacto {
  const changed = comResultado(antes, uuid, resultado);
  const { dados, perdidas } = semOrfas(changed);
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
