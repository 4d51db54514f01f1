// The brackets of a scenario: who meets whom, and who goes on.
import type { TieState } from '#engine/knockout/bracket.ts';
import type { TieResult } from '#engine/knockout/tie.ts';
import type { TeamId } from '#engine/types.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import { type Vaga, vagaDe } from '#regras/montagem/vaga.ts';
import type { CenarioMontado, PartidaDoCenario } from './montado.ts';

export type LadoDaChave = { readonly participante: TeamId | null; readonly vaga: Vaga };

export type ConfrontoDoCenario = {
  readonly id: string;
  readonly etapa: string;
  readonly lados: readonly [LadoDaChave, LadoDaChave];
  readonly agregado: readonly [number, number] | null;
  readonly vencedor: TeamId | null;
  readonly passaDireto: boolean;
};

export type ChaveDoCenario = {
  readonly fase: number;
  readonly campeao: TeamId | null;
  readonly confrontos: readonly ConfrontoDoCenario[];
};

function confrontoDe(
  { tie, teams, winner, status }: TieState,
  etapa: string,
  result: TieResult | undefined,
  first: PartidaDoCenario | undefined,
): ConfrontoDoCenario {
  const lado = (index: 0 | 1): LadoDaChave => ({
    participante: teams[index] ?? null,
    vaga: vagaDe(tie.slots[index]),
  });
  const [a, b] = result?.aggregate ?? [0, 0];
  const isTurned = first?.mandante !== teams[0];
  return {
    id: tie.id,
    etapa,
    lados: [lado(0), lado(1)],
    agregado: first?.resultado && result ? (isTurned ? [b, a] : [a, b]) : null,
    vencedor: winner ?? null,
    passaDireto: status === 'free_pass',
  };
}

export function chavesDe({ dados, competicao, fases }: CenarioMontado): ChaveDoCenario[] {
  return fases.flatMap((state, index) => {
    const phase = competicao.phases[index];
    if (state.kind !== 'knockout' || phase?.kind !== 'knockout') return [];
    const etapas = etapasDaChave(phase.bracket);
    const first = new Map(
      dados.partidas
        .filter(({ fase, perna }) => fase === index + 1 && perna === 1)
        .map((partida) => [partida.confronto, partida]),
    );
    const shown = state.bracket.ties.filter(
      ({ tie, status }) =>
        status !== 'unneeded' && (tie.onlyIfLost === undefined || status !== 'waiting'),
    );
    return [
      {
        fase: index + 1,
        campeao: state.bracket.champion ?? null,
        confrontos: shown.map((own) =>
          confrontoDe(
            own,
            etapas.get(own.tie.id) ?? '',
            state.results.get(own.tie.id),
            first.get(own.tie.id),
          ),
        ),
      },
    ];
  });
}
