import { Icon } from '#web/components/elements/icon.tsx';
import styles from './problem-alert.module.css';

/** What the server did not accept, said where the person is looking. */
export function ProblemAlert({ texto }: { texto: string | null }) {
  return (
    <div role="alert">
      {texto && (
        <p className={styles.problem}>
          <Icon name="alert" size={16} />
          {texto}
        </p>
      )}
    </div>
  );
}
