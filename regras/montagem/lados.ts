// Who plays each match: the sides that the state of the championship gives, beside those stored.

import type { Competition, PhaseState } from '#engine/competition.ts';
import type { FillSlot, Place, TieState } from '#engine/knockout/bracket.ts';
import { fillFromGroups } from '#engine/knockout/slots.ts';
import type { TeamId, TieId } from '#engine/types.ts';
import type { PartidaDoMotor } from './competicao.ts';
import { stageOf } from './estagio.ts';
import { ehExtra, tipoDeExtra, ULTIMA_PERNA } from './jogo-extra.ts';
import { slotOf, type Vaga } from './vaga.ts';

type PartidaComVagas = PartidaDoMotor & { readonly vaga_mandante: Vaga };

type EstadoComPartidas = {
  readonly dados: { readonly partidas: readonly PartidaComVagas[] };
  readonly competicao: Competition;
  readonly fases: readonly PhaseState[];
};

export type Lados = { readonly mandante: TeamId | null; readonly visitante: TeamId | null };

const known = (place: Place): TeamId | null => place ?? null;

/** Replays go from one ground to the other; the golden-goal match stays where the last leg was. */
function isTurned({ tie }: TieState, perna: number): boolean {
  if (!ehExtra({ perna })) return perna < (tie.rule?.legs ?? 1);
  return tipoDeExtra(tie.rule?.deciders ?? []) === 'replay' && (perna - ULTIMA_PERNA) % 2 === 1;
}

/** The better campaign plays the last leg at home; a single match too. */
export function ladosDoConfronto(state: TieState, perna: number): Lados {
  const { teams, better = 0, tie, status } = state;
  // An extra final has no sides until it is needed.
  const isOff = tie.onlyIfLost !== undefined && status !== 'ready' && status !== 'decided';
  if (isOff) return { mandante: null, visitante: null };
  const home = isTurned(state, perna) ? 1 - better : better;
  return { mandante: known(teams[home as 0 | 1]), visitante: known(teams[(1 - home) as 0 | 1]) };
}

/** What the tables of one phase say about the slots of the next. */
function filler(competicao: Competition, fases: readonly PhaseState[], index: number): FillSlot {
  const [phase, state] = [competicao.phases[index], fases[index]];
  if (phase?.kind !== 'table' || state?.kind !== 'table') {
    return (slot) => (slot.kind === 'team' ? slot.team : undefined);
  }
  const groups = [...state.tables].map(([id, rows]) => ({
    id,
    teams: rows.map(({ team }) => team),
  }));
  const { across } = phase;
  return fillFromGroups({ stage: stageOf(phase, state), groups, ...(across && { across }) });
}

/** The sides of every match as they should be now. */
export function ladosDe({
  dados,
  competicao,
  fases,
}: EstadoComPartidas): ReadonlyMap<string, Lados> {
  const fillers = competicao.phases.map((_, index) => filler(competicao, fases, index - 1));
  const ties = fases.map(
    (state) =>
      new Map<TieId, TieState>(
        state.kind === 'knockout' ? state.bracket.ties.map((tie) => [tie.tie.id, tie]) : [],
      ),
  );
  const sidesOf = (partida: PartidaComVagas): Lados => {
    const index = partida.fase - 1;
    const tie = partida.confronto === null ? undefined : ties[index]?.get(partida.confronto);
    if (tie) return ladosDoConfronto(tie, partida.perna);
    const fill = (vaga: Vaga) => {
      const slot = slotOf(vaga);
      return slot && known(fillers[index]?.(slot));
    };
    return {
      mandante: fill(partida.vaga_mandante) ?? null,
      visitante: fill(partida.vaga_visitante) ?? null,
    };
  };
  return new Map(dados.partidas.map((partida) => [partida.uuid, sidesOf(partida)]));
}
