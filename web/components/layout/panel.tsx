import type { ReactNode } from 'react';
import { Icon } from '#web/components/elements/icon.tsx';
import styles from './panel.module.css';

/** Settings that belong together. */
export function Panel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={label}>
      {children}
    </section>
  );
}

type DisclosureProps = {
  title: string;
  note?: string | undefined;
  id?: string;
  children: ReactNode;
};

/** What most people leave as it is: closed until somebody looks for it. */
export function Disclosure({ title, note, id, children }: DisclosureProps) {
  return (
    <details id={id} className={styles.disclosure}>
      <summary>
        <span>
          <h2>{title}</h2>
          {note && <small>{note}</small>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

type NoteProps = { tone?: 'info' | 'warn' | 'lock'; children: ReactNode };

const ICONS = { info: 'info', warn: 'alert', lock: 'lock' } as const;

export function Note({ tone = 'info', children }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone]}`}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
