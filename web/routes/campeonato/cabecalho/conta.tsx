import { useT } from '#web/texts/texts.tsx';
import styles from './conta.module.css';

const MOST_SHOWN = 99;

/** How many tasks; nothing where there are none. */
export function Conta({ n = 0 }: { n?: number | undefined }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {n > MOST_SHOWN ? `${MOST_SHOWN}+` : n}
      </span>
      <span className="visually-hidden">({t('shell.tarefas', { n })})</span>
    </>
  );
}
