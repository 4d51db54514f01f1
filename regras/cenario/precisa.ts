// What a team needs in a scenario: what the engine proves to be enough, and what one more result settles.
import { isFinished } from '#engine/match/match-result.ts';
import { matchesThatCount } from '#engine/tables/withdrawal.ts';
import type { TeamId } from '#engine/types.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { stageOf } from '#regras/montagem/estagio.ts';
import {
  type Consequencias,
  consequenciasDe,
  type MetaNaTabela,
  metasDe,
} from '#regras/montagem/metas.ts';
import type { CenarioMontado } from './montado.ts';

export type OQuePrecisa = {
  readonly fase: number;
  /** Its matches to come in the table, or ties to the title in a bracket. */
  readonly restam: number;
  readonly dosOutros: number;
  /** Rounds that it plays too, of which nobody knows yet against whom: a Swiss is paired one at a time. */
  readonly semPares: number;
  readonly metas: readonly MetaNaTabela[];
  /** Who it meets next, and what each way to end that match would settle. */
  readonly proximo: {
    readonly adversario: TeamId;
    readonly depois: Consequencias;
  } | null;
};

function naTabela(montado: CenarioMontado, index: number, team: TeamId): OQuePrecisa | null {
  const [phase, state] = [montado.competicao.phases[index], montado.fases[index]];
  const fase = montado.dados.fases[index];
  if (phase?.kind !== 'table' || state?.kind !== 'table' || !fase || !temTabela(fase)) return null;
  const rows = [...state.tables.values()].find((table) => table.some((row) => row.team === team));
  if (!rows || rows.find((row) => row.team === team)?.struckOff) return null;
  const stage = stageOf(phase, state);
  const only = rows.map((row) => row.team);
  const open = matchesThatCount(stage).filter(
    (match) => !isFinished(match) && only.includes(match.home) && only.includes(match.away),
  );
  const next = open
    .filter(({ home, away }) => home === team || away === team)
    .sort((a, b) => (a.round ?? 0) - (b.round ?? 0));
  const disputa = { stage, team, only, next };
  const isLast = index + 1 === montado.fases.length;
  const [first] = next;
  return {
    fase: index + 1,
    restam: next.length,
    dosOutros: open.length - next.length,
    semPares: stage.withdrawals?.some((left) => left.team === team) ? 0 : (stage.toCome ?? 0),
    metas: metasDe(disputa, fase, isLast),
    proximo: first
      ? {
          adversario: first.home === team ? first.away : first.home,
          depois: consequenciasDe(disputa, fase, isLast),
        }
      : null,
  };
}

/** In the last table that the team is in; null in a bracket, where each tie says it itself. */
export function oQuePrecisa(montado: CenarioMontado, team: TeamId): OQuePrecisa | null {
  for (let index = montado.fases.length - 1; index >= 0; index -= 1) {
    const found = naTabela(montado, index, team);
    if (found) return found;
  }
  return null;
}
