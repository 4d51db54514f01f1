// What the server sends, in the words of the engine; absent where it says null.
import type { TeamId } from '#engine/types.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import type { Sorteado } from '#regras/montagem/entrantes.ts';
import type { DadosDoCenario } from './montado.ts';

type DadosMandados = Pick<DadosDoCenario, 'participantes' | 'partidas'> & {
  readonly sorteados: readonly (Sorteado | null)[];
  readonly desempates: readonly (readonly TeamId[] | null)[];
  readonly punicoes: readonly {
    readonly participante: TeamId;
    readonly pontos: number;
    readonly fase: number;
  }[];
  readonly desistencias: readonly {
    readonly participante: TeamId;
    readonly fase: number;
    readonly depois_da_rodada: number;
    readonly excluido: boolean;
  }[];
};

export const dadosDoCenario = (
  { participantes, partidas, ...mandados }: DadosMandados,
  fases: readonly Fase[],
): DadosDoCenario => ({
  ...{ fases, participantes, partidas },
  sorteados: mandados.sorteados.map((each) => each ?? undefined),
  desempates: mandados.desempates.map((each) => each ?? undefined),
  punicoes: mandados.punicoes.map(({ participante, pontos, fase }) => ({
    ...{ team: participante, points: pontos, fase },
  })),
  desistencias: mandados.desistencias.map(({ participante, fase, depois_da_rodada, excluido }) => ({
    ...{ team: participante, fase, afterRound: depois_da_rodada, expelled: excluido },
  })),
});
