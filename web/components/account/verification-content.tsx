// Inside the e-mail verification modal: the link again, and the address corrected.
import { useState } from 'react';
import { ApiError } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { useForm } from '#web/fields/form.ts';
import { setUser, useUser } from '#web/session/user.ts';
import { isAlreadyVerified } from '#web/session/verification-link.ts';
import { useT } from '#web/texts/texts.tsx';
import { ResendLink } from './resend-link.tsx';
import styles from './verification-content.module.css';

type Closing = { close(): void };

type EditProps = Closing & { email: string; onSaved(email: string): void; onCancel(): void };

function EditEmail({ email, close, onSaved, onCancel }: EditProps) {
  const t = useT();
  const { ref, submit, field, values, isPending } = useForm(async ({ email: wanted = '' }) => {
    try {
      const { data } = await api('PUT /api/email', { body: { email: wanted } });
      onSaved(data.email);
    } catch (error) {
      if (!(error instanceof ApiError && isAlreadyVerified(error))) throw error;
      close();
      location.reload();
    }
  });
  return (
    <form ref={ref} className={styles.form} action={submit} noValidate>
      <Field
        {...field('email')}
        defaultValue={values.email ?? email}
        label={t('email.modal.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="primary" big block disabled={isPending}>
        {t(isPending ? 'email.modal.salvando' : 'email.modal.salvar')}
      </Button>
      <Button variant="ghost" block onClick={onCancel}>
        {t('email.modal.cancelar')}
      </Button>
    </form>
  );
}

export function VerificationContent({ close }: Closing) {
  const t = useT();
  const user = useUser();
  const [isEditing, setEditing] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  if (!user) return null;
  const save = (email: string) => {
    setUser({ ...user, email });
    setSaved(email);
    setEditing(false);
  };
  const { email } = user;
  return (
    <div className={styles.content}>
      <p className={styles.lead} role="status">
        {saved === null
          ? t('email.modal.texto', { email })
          : t('email.modal.salvo', { email: saved })}
      </p>
      {isEditing ? (
        <EditEmail email={email} close={close} onSaved={save} onCancel={() => setEditing(false)} />
      ) : (
        <div className={styles.actions}>
          <ResendLink />
          <Button big block onClick={() => setEditing(true)}>
            {t('email.modal.errado')}
          </Button>
          <Button variant="ghost" block onClick={close}>
            {t('email.modal.depois')}
          </Button>
        </div>
      )}
    </div>
  );
}
