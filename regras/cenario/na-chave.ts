// Where a team stands in the bracket of a scenario: ties that it has to win for the title.
import type { TeamId } from '#engine/types.ts';
import type { CenarioMontado } from './montado.ts';

export type SituacaoNaChave =
  | { readonly situacao: 'campeao' | 'eliminado' }
  | { readonly situacao: 'vivo'; readonly faltam: number };

/** Null where no bracket has the team, or where what is lost can be won back: then no number is proven. */
export function naChave(
  { competicao, fases }: CenarioMontado,
  team: TeamId,
): SituacaoNaChave | null {
  const index = fases.findLastIndex(
    (state) =>
      state.kind === 'knockout' &&
      state.bracket.ties.some(({ teams }) => teams.some((place) => place === team)),
  );
  const [phase, state] = [competicao.phases[index], fases[index]];
  if (phase?.kind !== 'knockout' || state?.kind !== 'knockout') return null;
  const { champion, remaining, ties } = state.bracket;
  if (champion === team) return { situacao: 'campeao' };
  if (!remaining.includes(team)) return { situacao: 'eliminado' };
  if (ties.some(({ tie }) => tie.bracket === 'losers')) return null;
  const rounds = ties
    .filter(({ tie }) => tie.bracket !== 'third_place')
    .map(({ tie }) => tie.round);
  const own = ties.filter(({ teams }) => teams.some((place) => place === team));
  const next = own.find(({ status }) => status === 'ready' || status === 'waiting');
  if (!next) return null;
  return { situacao: 'vivo', faltam: Math.max(...rounds) - next.tie.round + 1 };
}
