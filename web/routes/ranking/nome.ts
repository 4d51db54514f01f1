import type { PessoaNoRanking } from '#contract/ranking/rankings.ts';
import type { useT } from '#web/texts/texts.tsx';

/** Who hides, or has left, has no name. */
export function nomeNaLinha(
  { nome, situacao }: PessoaNoRanking,
  t: ReturnType<typeof useT>,
): string {
  return nome ?? t(situacao === 'removida' ? 'ranking.removida' : 'ranking.oculta');
}
