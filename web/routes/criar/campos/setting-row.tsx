import type { ReactNode } from 'react';
import { Icon } from '#web/components/elements/icon.tsx';
import { fieldId } from '#web/components/forms/field.tsx';
import styles from './setting-row.module.css';

type Props = {
  path: string;
  label: string;
  /** Id of the control, when it is not that of the path. */
  controlId?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** Why it can no longer change. */
  lock?: string | undefined;
  /** The control under its words instead of beside them. */
  stacked?: boolean;
  children: ReactNode;
};

/** Ids of what is said about a control, for its description. */
export function describedBy({
  path,
  help,
  error,
  lock,
}: Pick<Props, 'path' | 'help' | 'error' | 'lock'>) {
  const id = fieldId(path);
  const ids = [help && `${id}-ajuda`, error && `${id}-erro`, lock && `${id}-trava`];
  return ids.filter(Boolean).join(' ') || undefined;
}

export function Controls({ children }: { children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>;
}

/** A setting as a line: what it is, what it means, its control. */
export function SettingRow(props: Props) {
  const { path, label, controlId, help, error, lock, stacked, children } = props;
  const id = fieldId(path);
  return (
    <div className={stacked ? `${styles.row} ${styles.stacked}` : styles.row}>
      <div className={styles.words}>
        <label htmlFor={controlId ?? id}>
          {lock && <Icon name="lock" size={16} />}
          {label}
        </label>
        {help && (
          <div className={styles.help} id={`${id}-ajuda`}>
            {help}
          </div>
        )}
        {error && (
          <p className={styles.error} id={`${id}-erro`}>
            <Icon name="alert" size={16} />
            {error}
          </p>
        )}
        {lock && (
          <span className="visually-hidden" id={`${id}-trava`}>
            {lock}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
