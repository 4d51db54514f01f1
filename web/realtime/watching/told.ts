// What is new, in a few words, for who does not see the marks.
import type { Partida } from '#contract/partidas.ts';
import { nomeEm } from '#web/campeonato/gente.ts';
import { jogadoEmPalavras } from '#web/campeonato/jogado.ts';
import type { Translate } from '#web/texts/texts.tsx';
import { type Changes, hasScore, type SeenOnPage } from './changes.ts';

const inWords = (partida: Partida, { names }: SeenOnPage, t: Translate) => {
  const { placar, wo_de, mandante, visitante } = partida;
  const sides = { mandante: mandante.participante, visitante: visitante.participante };
  return jogadoEmPalavras({ ...sides, placar, wo_de }, names, t);
};

/** One sentence: the score, who climbed by it or goes on, and how much more there is. */
export function toldOf(changes: Changes, seen: SeenOnPage, t: Translate): string {
  const { matches, rows, climbed, arrived } = changes;
  const scores = matches.filter(hasScore);
  const [played] = scores;
  const [best] = climbed;
  const [who] = arrived;
  const [most] = rows;
  const parts = [
    played && inWords(played, seen, t),
    best && t('vivo.sobe', { nome: nomeEm(seen.names, best.participante), n: best.posicao }),
    !played &&
      !best &&
      most &&
      t('vivo.pontos', { nome: nomeEm(seen.names, most.participante), n: most.p }),
    !best && who && t('vivo.entra', { nome: nomeEm(seen.names, who) }),
  ].filter(Boolean);
  if (parts.length === 0) {
    return matches.every(({ uuid }) => seen.live.has(uuid)) ? '' : t('vivo.mudou');
  }
  const more = scores.length - 1;
  return t(more > 0 ? 'vivo.agora_e_mais' : 'vivo.agora', { o_que: parts.join(', '), n: more });
}
