// The pages on the way in: one card with a title, a sentence and a form, and on wide screens perhaps
// something to look at beside it.
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import styles from './auth-layout.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Said to who has turned JavaScript off. */
  withoutScript?: string;
  aside?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
};

export function AuthLayout({ title, lead, withoutScript, aside, foot, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={aside ? `${styles.page} ${styles.withAside}` : styles.page}>
        <div className={styles.content}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {withoutScript && (
            <noscript>
              <p className={styles.note}>{withoutScript}</p>
            </noscript>
          )}
          {children}
          {foot && <p className={styles.foot}>{foot}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}

export function AuthForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form noValidate {...props} className={styles.form} />;
}

/** The button of a form. */
export function AuthSubmit(props: { disabled: boolean; children: ReactNode }) {
  return (
    <div className={styles.submit}>
      <Button {...props} type="submit" variant="primary" big block />
    </div>
  );
}

/** What can be done next, one under the other. */
export function AuthActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
