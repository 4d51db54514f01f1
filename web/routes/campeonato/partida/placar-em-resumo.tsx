// On a phone the list of what a change moves lies below the fold: its first line stands at the button.

import { type NomesDaGente, nomeEm } from '#web/campeonato/gente.ts';
import type { Movido } from '#web/campeonato/movimentos.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './placar-em-resumo.module.css';

type Props = { movido: Movido; gente: NomesDaGente; onOpen(): void };

/** Who is champion and which result goes first is said beside the button already; that nothing moves, in the list. */
export function PlacarEmResumo({ movido, gente: onPage, onOpen }: Props) {
  const t = useT();
  const gente = { ...onPage, ...movido.gente };
  const [first] = movido.posicoes;
  const more = movido.posicoes.length - 1;
  if (!first && movido.partidas.length === 0) return null;
  return (
    <button type="button" className={styles.brief} onClick={onOpen}>
      <b>{t('campeonato.placar.impacto')}</b>
      <span>
        {first &&
          t('campeonato.placar.sobe', {
            nome: nomeEm(gente, first.participante),
            ...{ de: first.de, para: first.para },
          })}
        {more > 0 && ` ${t('campeonato.placar.mais', { n: more })}`}
      </span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
