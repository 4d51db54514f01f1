import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import type { Form } from '#web/fields/form.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './part.module.css';
import type { PartId } from './parts.ts';

type PartProps = {
  id: PartId;
  lead?: ReactNode;
  /** Beside the title. */
  state?: ReactNode;
  children: ReactNode;
};

export function Part({ id, lead, state, children }: PartProps) {
  const t = useT();
  const titleId = `titulo-${id}`;
  return (
    <section id={id} className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t(`perfil.${id}.titulo`)}</h2>
        {state}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

type PartFormProps = {
  form: Form;
  /** Names of the fields, for the summary of what was refused. */
  labels: Readonly<Record<string, string>>;
  action?: string;
  /** Beside the button. */
  note?: ReactNode;
} & Pick<ComponentProps<'form'>, 'children' | 'onInput'>;

export function PartForm({ form, labels, action, note, children, onInput }: PartFormProps) {
  const t = useT();
  const { ref, submit, isPending } = form;
  return (
    <form ref={ref} action={submit} noValidate className={styles.form} onInput={onInput}>
      <FormSummary problems={form.problems(labels)} />
      {children}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? t('perfil.salvando') : (action ?? t('perfil.salvar'))}
        </Button>
        {note}
      </div>
    </form>
  );
}

/** Buttons side by side, one under the other where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

export function PartNote({
  tone,
  children,
}: {
  tone: 'warn' | 'bad' | 'plain';
  children: ReactNode;
}) {
  return <p className={`${styles.note} ${styles[tone]}`}>{children}</p>;
}
