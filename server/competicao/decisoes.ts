// What withdrawals make of single matches, for lists and calendars: a W.O., or a match that does not count.
// Tables and brackets do not need it, they come from the rule itself.
import { isDeepStrictEqual } from 'node:util';
import type { Competition, PhaseState } from '#engine/competition.ts';
import { matchesThatCount } from '#engine/tables/withdrawal.ts';
import type { Match, MatchId, Result } from '#engine/types.ts';
import type { Estado } from './estado.ts';
import type { PartidaRow } from './queries.ts';

type Phase = Competition['phases'][number];
type Decisao = readonly [MatchId, Result];

function inTable({ stage }: Extract<Phase, { kind: 'table' }>): Decisao[] {
  const original = new Map(stage.matches.map((match) => [match.id, match.result]));
  return matchesThatCount({ ...stage, teams: [] }).flatMap(({ id, result }): Decisao[] =>
    result && result !== original.get(id) ? [[id, result]] : [],
  );
}

function inKnockout(
  { matches, out = [] }: Extract<Phase, { kind: 'knockout' }>,
  { results }: Extract<PhaseState, { kind: 'knockout' }>,
): Decisao[] {
  const decide = ({ tie, home, away, result }: Match): Result | undefined => {
    const decided = results.get(tie ?? '');
    if (result || !(out.includes(home) || out.includes(away))) return undefined;
    if (decided?.status === 'both_out') return { kind: 'double_walkover' };
    if (decided?.winner === undefined) return undefined;
    return { kind: 'walkover', winner: decided.winner === home ? 'home' : 'away' };
  };
  return matches.flatMap((match): Decisao[] => {
    const decision = decide(match);
    return decision ? [[match.id, decision]] : [];
  });
}

function decisoesDe({ competicao, fases }: Estado): ReadonlyMap<MatchId, Result> {
  return new Map(
    competicao.phases.flatMap((phase, index) => {
      const state = fases[index];
      if (phase.kind === 'table') return inTable(phase);
      return state?.kind === 'knockout' ? inKnockout(phase, state) : [];
    }),
  );
}

/** The matches as they are now, each with its decision. */
export function decidir(estado: Estado): PartidaRow[] {
  const decisoes = decisoesDe(estado);
  return estado.dados.partidas.map((partida) => {
    const decisao = decisoes.get(partida.uuid) ?? null;
    return isDeepStrictEqual(decisao, partida.decisao) ? partida : { ...partida, decisao };
  });
}
