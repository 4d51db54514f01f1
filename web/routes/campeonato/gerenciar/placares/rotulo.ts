import type { Partida } from '#contract/partidas.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { etiquetasDe } from '#web/routes/campeonato/partida/etiqueta.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** What tells a match of a bracket from the others of its round: its leg, the third place. */
export const rotuloNaRodada = (
  partida: Partida,
  { campeonato, partidas }: DadosDaPagina,
  t: Translate,
): string =>
  etiquetasDe(partida, partidas, campeonato.fases[partida.fase - 1])
    .map((each) => t(`campeonato.jogos.${each}`))
    .join(' · ');
