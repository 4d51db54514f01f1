import { api } from '#web/api/api-browser.ts';
import { AuthForm } from '#web/components/account/auth-layout.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { useForm } from '#web/fields/form.ts';
import { useT } from '#web/texts/texts.tsx';
import type { ProofFormProps } from './proof-forms.tsx';

export function SignUpForm({ pending, onEntered }: ProofFormProps) {
  const t = useT();
  const form = useForm(async ({ nome = '', nascimento = '', email = '' }) => {
    const body = { nome, nascimento, email: email || null };
    const { data } = await api('POST /api/auth/cadastro', { body });
    await onEntered(data.user);
  });
  const labels = {
    nome: t('social.cadastro.nome'),
    email: t('social.cadastro.email'),
    nascimento: t('social.cadastro.nascimento'),
  };
  return (
    <AuthForm ref={form.ref} action={form.submit}>
      <FormSummary problems={form.problems(labels)} />
      <Field
        {...form.field('nome')}
        label={labels.nome}
        defaultValue={form.values.nome ?? pending.nome}
        autoComplete="name"
        required
      />
      {pending.email === null && (
        <Field
          {...form.field('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <Field
        {...form.field('nascimento')}
        label={labels.nascimento}
        help={t('social.cadastro.nascimento_ajuda')}
        type="date"
        autoComplete="bday"
        required
      />
      <Button type="submit" variant="primary" big block disabled={form.isPending}>
        {t('social.cadastro.criar')}
      </Button>
    </AuthForm>
  );
}
