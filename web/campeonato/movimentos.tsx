import type { AnswerOf, Api } from '#contract/api.ts';
import { useT } from '#web/texts/texts.tsx';
import { type Gente, nomeEm } from './gente.ts';
import { jogadoEmPalavras } from './jogado.ts';
import styles from './movimentos.module.css';

export type Movido = AnswerOf<Api['POST /api/partidas/:uuid/impacto']>['data'];

const MOST = 6;

/** Later matches that lose their result. */
export const perdidasDe = ({ partidas }: Movido) =>
  partidas.filter(({ perde_resultado }) => perde_resultado);

/** What a change moves: places before and after, results that go with their scores, matches that change sides. */
export function Movimentos({ movido, gente }: { movido: Movido; gente: Gente }) {
  const t = useT();
  const known = movido.posicoes.filter(({ participante }) => gente[participante]);
  const shown = known.slice(0, MOST);
  const more = movido.posicoes.length - shown.length;
  const lost = perdidasDe(movido);
  const changed = movido.partidas.length - lost.length;
  const isQuiet = movido.posicoes.length === 0 && movido.partidas.length === 0;
  return (
    <section className={styles.impact} aria-live="polite">
      <h3>{t('campeonato.placar.impacto')}</h3>
      {isQuiet && <p>{t('campeonato.placar.nada_muda')}</p>}
      <ul>
        {shown.map(({ participante, fase, de, para }) => (
          <li key={`${participante} ${fase}`} data-up={para < de ? '' : undefined}>
            {t('campeonato.placar.sobe', { nome: nomeEm(gente, participante), de, para })}
          </li>
        ))}
        {more > 0 && <li>{t('campeonato.placar.mais', { n: more })}</li>}
        {lost.map(({ uuid, antes }) => (
          <li key={uuid} data-lost="">
            {antes && t('campeonato.placar.perde', { jogo: jogadoEmPalavras(antes, gente, t) })}
          </li>
        ))}
        {changed > 0 && <li>{t('campeonato.placar.troca_lados', { n: changed })}</li>}
      </ul>
    </section>
  );
}
