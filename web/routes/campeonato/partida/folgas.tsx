import type { Folga } from '#contract/jogos.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './folgas.module.css';

type Props = { folgas: readonly Folga[]; pagina: DadosDaPagina };

/** Who has no opponent in a round, and what that gives. */
export function Folgas({ folgas, pagina }: Props) {
  const t = useT();
  if (folgas.length === 0) return null;
  return (
    <ul className={styles.rests}>
      {folgas.map(({ participante, fase, rodada, pontos }) => (
        <li key={`${fase} ${rodada} ${participante}`}>
          <Time id={pagina.campeonato.id} gente={pagina.gente} uuid={participante} brief full />
          <Chip>{t('campeonato.jogos.folga')}</Chip>
          <span className={styles.points}>
            {pontos === 0
              ? t('campeonato.jogos.rodada', { n: rodada })
              : t('campeonato.jogos.folga_vale', {
                  rodada: t('campeonato.jogos.rodada', { n: rodada }),
                  pontos: t('campeonato.jogos.folga_pontos', { n: pontos }),
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}
