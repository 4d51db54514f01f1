import type { Cartao } from '#contract/campeonatos.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** Of the whole championship: beside the name of a round of a bracket it says so, or they would be taken for its own. */
export function jogosQueFaltam({ etapa, jogos, jogos_feitos }: Cartao['resumo'], t: Translate) {
  const n = jogos - jogos_feitos;
  return etapa === null ? t('lista.cartao.faltam', { n }) : t('lista.cartao.ate_o_fim', { n });
}
