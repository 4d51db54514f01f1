// What a restoration brought back, in words: the answer says it, not what was offered before.
import type { AnswerOf, Api } from '#contract/api.ts';
import type { PartidaInteira } from '#contract/partidas.ts';
import type { NomesDaGente } from '#web/campeonato/gente.ts';
import { jogadoEmPalavras } from '#web/campeonato/jogado.ts';
import type { Translate } from '#web/texts/texts.tsx';

export type OfertaDeVolta = {
  readonly jogos: PartidaInteira['restauraveis'];
  readonly fora: PartidaInteira['ficam_fora'];
  readonly gente: NomesDaGente;
};

type DeVolta = AnswerOf<Api['POST /api/campeonatos/:id/partidas/restauracao']>['data'];

/** Somebody else may have put one back, or reported it, since it was offered. */
export function contarDeVolta(
  { jogos, gente }: Pick<OfertaDeVolta, 'jogos' | 'gente'>,
  data: DeVolta,
  t: Translate,
): string {
  const [first] = data;
  if (!first) return t('campeonato.placar.restaurado_nada');
  const { mandante, visitante, placar, wo_de } = first;
  const jogado = { mandante: mandante.participante, visitante: visitante.participante };
  const jogo = jogadoEmPalavras({ ...jogado, placar, wo_de }, gente, t);
  const back = new Set(data.map(({ uuid }) => uuid));
  const n = data.length;
  const total = n + jogos.filter(({ uuid }) => !back.has(uuid)).length;
  if (total > n) return t('campeonato.placar.restaurado_parte', { n, total, jogo });
  return t('campeonato.placar.restaurado', { n, jogo });
}
