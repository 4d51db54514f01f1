import { useT } from '#web/texts/texts.tsx';
import styles from './transmissao.module.css';

/** The same page that OBS opens, over a drawn pitch. By its path: a machine may have several names. */
export function PreviaNoAr({ endereco }: { endereco: string }) {
  const t = useT();
  const { pathname, search } = new URL(endereco);
  return (
    <div className={styles.video}>
      <svg viewBox="0 0 160 90" aria-hidden="true" focusable="false">
        <path className={styles.stand} d="M0 0h160v22H0z" />
        <path className={styles.board} d="M0 22h160v3H0z" />
        <path
          className={styles.lines}
          d="M17 30h126l17 46M17 30 0 76M80 30v60M17 30l-9 24h26l4-24M143 30l9 24h-26l-4-24"
        />
        <ellipse className={styles.lines} cx="80" cy="52" rx="21" ry="11" />
      </svg>
      <iframe
        key={endereco}
        src={pathname + search}
        title={t('transmissao.controle.previa')}
        tabIndex={-1}
      />
    </div>
  );
}
