import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#web/api-browser.ts';
import { AuthActions, AuthForm, AuthLayout, AuthSubmit } from '#web/components/auth-layout.tsx';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/field.tsx';
import { FormSummary } from '#web/components/form-summary.tsx';
import { useForm } from '#web/form.ts';
import { Seo } from '#web/seo.tsx';
import { useT } from '#web/texts.tsx';

function AskForm({ onSent }: { onSent(email: string): void }) {
  const t = useT();
  const label = t('senha.esqueci.email');
  const { ref, submit, field, problems, isPending } = useForm(async ({ email = '' }) => {
    await api('POST /api/forgot-password', { body: { email } });
    onSent(email.trim());
  });
  return (
    <AuthForm ref={ref} action={submit}>
      <FormSummary problems={problems({ email: label })} />
      <Field
        {...field('email')}
        label={label}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <AuthSubmit disabled={isPending}>
        {t(isPending ? 'senha.esqueci.enviando' : 'senha.esqueci.enviar')}
      </AuthSubmit>
    </AuthForm>
  );
}

export default function Esqueci() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <Link to="/login" className="link">
      {t('senha.esqueci.voltar')}
    </Link>
  );
  return (
    <>
      <Seo title={t('senha.esqueci.titulo')} description={t('senha.esqueci.descricao')} />
      {sentTo === null ? (
        <AuthLayout
          title={t('senha.esqueci.titulo')}
          lead={t('senha.esqueci.texto')}
          withoutScript={t('email.sem_javascript')}
          foot={back}
        >
          <AskForm onSent={setSentTo} />
        </AuthLayout>
      ) : (
        <AuthLayout title={t('senha.esqueci.pronto')} foot={back}>
          <p role="status">{t('senha.esqueci.pronto_texto', { email: sentTo })}</p>
          <AuthActions>
            <Button big block onClick={() => setSentTo(null)}>
              {t('senha.esqueci.outro')}
            </Button>
          </AuthActions>
        </AuthLayout>
      )}
    </>
  );
}
