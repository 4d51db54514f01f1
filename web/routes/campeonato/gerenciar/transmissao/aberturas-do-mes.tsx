import { type Aberturas, TIPOS_DE_ABERTURA } from '#contract/campeonato/aberturas.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './aberturas-do-mes.module.css';

const HEIGHT = 32;

/** A bar for each day, the best one as high as there is room. */
function Dias({ dias }: Pick<Aberturas, 'dias'>) {
  const { t } = useTexts();
  const most = Math.max(1, ...dias.map(({ link }) => link));
  const label = t('pendencias.divulgacao.dias', { n: dias.at(-1)?.link ?? 0, mais: most });
  return (
    <svg
      className={styles.days}
      viewBox={`0 0 ${dias.length * 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {dias.map(({ dia, link }, index) => {
        const height = Math.max(1, (HEIGHT * link) / most);
        return <rect key={dia} x={index * 4} y={HEIGHT - height} width={3} height={height} />;
      })}
    </svg>
  );
}

/** Counts of the last thirty days, never of people. What has none is not shown. */
export function AberturasDoMes({ aberturas: { total, dias } }: { aberturas: Aberturas }) {
  const { t, locale } = useTexts();
  const shown = TIPOS_DE_ABERTURA.filter((tipo) => tipo === 'link' || total[tipo] > 0);
  const number = new Intl.NumberFormat(locale);
  return (
    <div className={styles.month}>
      <h3>{t('pendencias.divulgacao.mes')}</h3>
      {total.link > 0 ? <Dias dias={dias} /> : <p>{t('pendencias.divulgacao.nenhuma')}</p>}
      <ul>
        {shown.map((tipo) => (
          <li key={tipo} data-main={tipo === 'link' ? '' : undefined}>
            <b>{number.format(total[tipo])}</b>
            {t(`pendencias.divulgacao.tipo.${tipo}`, { n: total[tipo] })}
          </li>
        ))}
      </ul>
      <small>{t('pendencias.divulgacao.so_numeros')}</small>
    </div>
  );
}
