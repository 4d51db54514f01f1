// On a phone the list of what a change moves lies below the fold: its first line stands at the button.

import { type NomesDaGente, nomeEm } from '#web/campeonato/gente.ts';
import { type Movido, perdidasDe } from '#web/campeonato/movimentos.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './placar-em-resumo.module.css';

type Props = { movido: Movido; gente: NomesDaGente; onOpen(): void };

/** Who is champion and which results go is said beside the button already. */
export function PlacarEmResumo({ movido, gente: onPage, onOpen }: Props) {
  const t = useT();
  const gente = { ...onPage, ...movido.gente };
  const [first] = movido.posicoes;
  const others = movido.partidas.length - perdidasDe(movido).length;
  if (!first && (others > 0 || movido.campeao)) return null;
  const more = movido.posicoes.length - 1;
  const told = first && {
    nome: nomeEm(gente, first.participante),
    ...{ de: first.de, para: first.para },
  };
  return (
    <button type="button" className={styles.brief} onClick={onOpen}>
      <b>{t('campeonato.placar.impacto')}</b>
      <span>
        {told ? t('campeonato.placar.sobe', told) : t('campeonato.placar.nada_muda')}
        {more > 0 && ` ${t('campeonato.placar.mais', { n: more })}`}
      </span>
      {told && <Icon name="chevron-down" size={16} />}
    </button>
  );
}
