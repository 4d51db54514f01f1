import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#web/components/elements/icon.tsx';
import styles from './field.module.css';

/** The id of the control of a field, for labels and for links from a summary of errors. */
export function fieldId(name: string): string {
  return `campo-${name}`;
}

type FieldProps = {
  name: string;
  label: string;
  error?: string | undefined;
  help?: ReactNode;
  /** Beside the label, at the end of the line. */
  aside?: ReactNode;
  /** Inside the box, at its end. */
  after?: ReactNode;
} & Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'>;

export function Field({ name, label, error, help, aside, after, ...input }: FieldProps) {
  const id = fieldId(name);
  const described = [error && `${id}-erro`, help && `${id}-ajuda`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          name={name}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {after && <div className={styles.after}>{after}</div>}
      </div>
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
    </div>
  );
}
