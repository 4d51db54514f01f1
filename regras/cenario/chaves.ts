// The brackets of a scenario: who meets whom, and who goes on.
import type { TieState } from '#engine/knockout/bracket.ts';
import type { TieResult } from '#engine/knockout/tie.ts';
import type { TeamId } from '#engine/types.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { FOLGA, type Vaga, vagaDe } from '#regras/montagem/vaga.ts';
import type { CenarioMontado, PartidaDoCenario } from './montado.ts';
import { isImagined } from './palpite.ts';

export type LadoDaChave = { readonly participante: TeamId | null; readonly vaga: Vaga };

export type ConfrontoDoCenario = {
  readonly id: string;
  readonly etapa: string;
  readonly lados: readonly [LadoDaChave, LadoDaChave];
  readonly agregado: readonly [number, number] | null;
  /** Of a shoot-out that was really played, and decided. */
  readonly penaltis: readonly [number, number] | null;
  /** Neither side turned up: 0 and 0 would be a score. The goals, if any, are of the match that they had instead. */
  readonly woDuplo: boolean;
  readonly vencedor: TeamId | null;
  /** Both dropped from it: who won their match for the place in the lower bracket. */
  readonly naRepescagem: TeamId | null;
};

export type ChaveDoCenario = {
  readonly fase: number;
  readonly campeao: TeamId | null;
  readonly confrontos: readonly ConfrontoDoCenario[];
};

const faltaram = ({ resultado }: PartidaDoCenario) =>
  resultado?.tipo === 'wo' && resultado.wo_de === 'ambos';

/** To none of its legs; one that is void since then says nothing. */
function semNinguem(partidas: readonly PartidaDoCenario[]): boolean {
  const isVoid = ({ decidida, resultado }: PartidaDoCenario) => decidida && !resultado;
  const legs = partidas.filter((partida) => !(ehExtra(partida) || isVoid(partida)));
  return legs.length > 0 && legs.every(faltaram);
}

function penaltisDe(
  home: TeamId | null | undefined,
  partidas: readonly PartidaDoCenario[],
): ConfrontoDoCenario['penaltis'] {
  for (const { resultado, mandante } of partidas.toReversed()) {
    const shootout = resultado?.tipo === 'placar' ? resultado.penaltis : undefined;
    if (!shootout) continue;
    if (isImagined(shootout)) return null;
    return mandante === home ? shootout : [shootout[1], shootout[0]];
  }
  return null;
}

/** Of the first team and of the second. */
function golsDe(
  { teams }: TieState,
  result: TieResult | undefined,
  partidas: readonly PartidaDoCenario[],
): ConfrontoDoCenario['agregado'] {
  const turned = (home: TeamId | null | undefined, [a, b]: readonly [number, number]) =>
    home === teams[0] ? ([a, b] as const) : ([b, a] as const);
  if (semNinguem(partidas)) {
    const last = partidas.findLast(({ resultado }) => resultado?.tipo === 'placar');
    if (last?.resultado?.tipo !== 'placar') return null;
    return turned(last.mandante, [last.resultado.mandante, last.resultado.visitante]);
  }
  const first = partidas.find(({ perna }) => perna === 1);
  return first?.resultado && result ? turned(first.mandante, result.aggregate) : null;
}

function confrontoDe(
  state: TieState,
  etapa: string,
  result: TieResult | undefined,
  partidas: readonly PartidaDoCenario[],
): ConfrontoDoCenario {
  const { tie, teams, winner, loser, status } = state;
  const lado = (index: 0 | 1): LadoDaChave => ({
    participante: teams[index] ?? null,
    vaga: teams[index] === null ? FOLGA : vagaDe(tie.slots[index]),
  });
  const naRepescagem = (status === 'decided' && winner === null && loser) || null;
  return {
    id: tie.id,
    etapa,
    lados: [lado(0), lado(1)],
    agregado: golsDe(state, result, partidas),
    penaltis: result?.decidedBy === 'penalties' ? penaltisDe(teams[0], partidas) : null,
    woDuplo: semNinguem(partidas),
    vencedor: winner ?? null,
    naRepescagem,
  };
}

export function chavesDe({ dados, competicao, fases }: CenarioMontado): ChaveDoCenario[] {
  return fases.flatMap((state, index) => {
    const phase = competicao.phases[index];
    if (state.kind !== 'knockout' || phase?.kind !== 'knockout') return [];
    const etapas = etapasDaChave(phase.bracket);
    const own = Map.groupBy(
      dados.partidas.filter(({ fase }) => fase === index + 1),
      ({ confronto }) => confronto,
    );
    const shown = state.bracket.ties.filter(
      ({ tie, status }) =>
        status !== 'unneeded' && (tie.onlyIfLost === undefined || status !== 'waiting'),
    );
    return [
      {
        fase: index + 1,
        campeao: state.bracket.champion ?? null,
        confrontos: shown.map((tie) => {
          const { id } = tie.tie;
          return confrontoDe(tie, etapas.get(id) ?? '', state.results.get(id), own.get(id) ?? []);
        }),
      },
    ];
  });
}
