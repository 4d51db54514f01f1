import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './painel.module.css';

/** Nothing waits: said plainly, instead of a row of zeros. */
export function EmDia() {
  const t = useT();
  return (
    <section className={styles.calm}>
      <span aria-hidden="true">
        <Icon name="check" size={28} />
      </span>
      <h2>{t('pendencias.em_dia')}</h2>
      <p>{t('pendencias.em_dia_texto')}</p>
    </section>
  );
}
