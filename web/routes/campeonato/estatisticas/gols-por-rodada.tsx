import type { CSSProperties } from 'react';
import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import { decimal } from '#web/numbers/decimal.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { CartaoDosNumeros } from './cartao.tsx';
import styles from './gols-por-rodada.module.css';
import { barraDe } from './nome-da-rodada.ts';

type Props = { dados: Estatisticas; largura: 2 | 6 };

/** Bars whose words are the list itself: who listens hears 'Rodada 3: 14 gols'. */
export function GolsPorRodada({ dados, largura }: Props) {
  const { t, locale } = useTexts();
  const { rodadas } = dados;
  const most = Math.max(1, ...rodadas.map(({ gols }) => gols));
  const mean = dados.gols / Math.max(1, rodadas.length);
  const [top, ...others] = rodadas.filter(({ gols }) => gols === most);
  const isOfStages = rodadas.every(({ etapa }) => etapa !== null);
  if (rodadas.length === 0) return null;
  return (
    <CartaoDosNumeros
      titulo={t(isOfStages ? 'estatisticas.rodadas.titulo_fases' : 'estatisticas.rodadas.titulo')}
      largura={largura}
    >
      <ol
        className={styles.bars}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways when there are many rounds
        tabIndex={0}
        style={{ '--mean': `${(100 * mean) / most}%` } as CSSProperties}
      >
        {rodadas.map((rodada) => {
          const { fase, etapa, gols } = rodada;
          const { name, labels } = barraDe(rodada, rodadas, t);
          const words = t('estatisticas.rodadas.barra', { rodada: name, n: gols });
          return (
            <li key={`${fase} ${rodada.rodada} ${etapa}`} title={words}>
              <span className="visually-hidden">{words}</span>
              <span className={styles.place} aria-hidden="true">
                <b>{gols}</b>
                <i
                  data-most={gols === most ? '' : undefined}
                  style={{ blockSize: `${(100 * gols) / most}%` }}
                />
              </span>
              {labels.map((label) => (
                <small key={label} aria-hidden="true">
                  {label}
                </small>
              ))}
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>
        {t('estatisticas.rodadas.media', {
          media: Number.isInteger(mean) ? mean : decimal(mean, locale, 1),
        })}{' '}
        {top &&
          others.length === 0 &&
          most > 1 &&
          t('estatisticas.rodadas.mais', { rodada: barraDe(top, rodadas, t).name, n: most })}
      </p>
    </CartaoDosNumeros>
  );
}
