// What withdrawals and W.O.s make of single matches, for lists and calendars: a W.O., a match that does not
// count, or one that will not be played because its tie is decided or has nobody to play it.
// Tables and brackets do not need it, they come from the rule itself.
import { isDeepStrictEqual } from 'node:util';
import type { PhaseState } from '#engine/competition.ts';
import { bracketMatchesThatCount } from '#engine/knockout/forfeits.ts';
import { matchesThatCount } from '#engine/tables/withdrawal.ts';
import type { Match, MatchId, Result } from '#engine/types.ts';
import { decisaoDe } from '#regras/montagem/resultado.ts';
import type { Estado } from './estado.ts';
import type { PartidaRow } from './queries.ts';

type Decisao = readonly [MatchId, Result];

/** The matches whose result is another than the one that was entered. */
function decididas(before: readonly Match[], after: readonly Match[]): Decisao[] {
  const original = new Map(before.map((match) => [match.id, match.result]));
  return after.flatMap(({ id, result }): Decisao[] =>
    result && result !== original.get(id) ? [[id, result]] : [],
  );
}

function decisoesDe({ competicao, fases }: Estado): ReadonlyMap<MatchId, Result> {
  return new Map(
    competicao.phases.flatMap((phase, index) => {
      const state = fases[index];
      if (phase.kind === 'table') {
        return decididas(phase.stage.matches, matchesThatCount({ ...phase.stage, teams: [] }));
      }
      if (state?.kind !== 'knockout') return [];
      return decididas(phase.matches, bracketMatchesThatCount(phase, state.results));
    }),
  );
}

const idDoConfronto = ({ fase, confronto }: Pick<PartidaRow, 'fase' | 'confronto'>) =>
  `${fase} ${confronto}`;

/** Ties that nobody will play: a second final that is not needed, a side to which nobody will ever come. */
export function confrontosSemJogo(fases: readonly PhaseState[]): ReadonlySet<string> {
  return new Set(
    fases.flatMap((state, index) =>
      state.kind === 'knockout'
        ? state.bracket.ties
            .filter(({ status, teams }) => status === 'unneeded' || teams.includes(null))
            .map(({ tie }) => idDoConfronto({ fase: index + 1, confronto: tie.id }))
        : [],
    ),
  );
}

/** The matches as they are now, each with its decision. */
export function decidir(estado: Estado): PartidaRow[] {
  const decisoes = decisoesDe(estado);
  const needless = confrontosSemJogo(estado.fases);
  const resultFor = (partida: PartidaRow): Result | undefined => {
    const isNeedless = !partida.resultado && needless.has(idDoConfronto(partida));
    return decisoes.get(partida.uuid) ?? (isNeedless ? { kind: 'cancelled' } : undefined);
  };
  return estado.dados.partidas.map((partida) => {
    const result = resultFor(partida);
    const decisao = result ? decisaoDe(result) : null;
    return isDeepStrictEqual(decisao, partida.decisao) ? partida : { ...partida, decisao };
  });
}
