import { useState } from 'react';
import type { Pendente } from '#contract/auth.ts';
import type { Usuario } from '#contract/sessao.ts';
import { api } from '#web/api/api-browser.ts';
import { AuthForm } from '#web/components/account/auth-layout.tsx';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { useForm } from '#web/fields/form.ts';
import { useT } from '#web/texts/texts.tsx';

export type ProofFormProps = { pending: Pendente; onEntered(user: Usuario): Promise<void> };

/** Whoever has a second factor is asked for it after the password. */
export function PasswordForm({ onEntered }: ProofFormProps) {
  const t = useT();
  const [wantsCode, setWantsCode] = useState(false);
  const form = useForm(async ({ password = '', codigo = '' }) => {
    const body = { password, codigo: codigo || null };
    const { data } = await api('POST /api/auth/pendente', { body }).catch((error) => {
      if (error.body?.code === 'segundo_fator') setWantsCode(true);
      throw error;
    });
    await onEntered(data.user);
  });
  const labels = { password: t('social.senha.campo'), codigo: t('social.codigo.campo') };
  return (
    <AuthForm ref={form.ref} action={form.submit}>
      <FormSummary problems={form.problems(labels)} />
      <PasswordField
        {...form.field('password')}
        label={labels.password}
        autoComplete="current-password"
        required
      />
      {wantsCode && (
        <Field {...form.field('codigo')} label={labels.codigo} autoComplete="one-time-code" />
      )}
      <Button type="submit" variant="primary" big block disabled={form.isPending}>
        {t('social.senha.confirmar')}
      </Button>
    </AuthForm>
  );
}

export function CodeForm({ onEntered }: ProofFormProps) {
  const t = useT();
  const form = useForm(async ({ codigo = '' }) => {
    const { data } = await api('POST /api/auth/pendente', { body: { codigo: codigo || null } });
    await onEntered(data.user);
  });
  const labels = { codigo: t('social.codigo.campo') };
  return (
    <AuthForm ref={form.ref} action={form.submit}>
      <FormSummary problems={form.problems(labels)} />
      <Field
        {...form.field('codigo')}
        label={labels.codigo}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" big block disabled={form.isPending}>
        {t('social.codigo.confirmar')}
      </Button>
    </AuthForm>
  );
}
