import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import { api } from '#web/api/api-browser.ts';
import {
  AuthActions,
  AuthForm,
  AuthLayout,
  AuthSubmit,
} from '#web/components/account/auth-layout.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { useForm } from '#web/fields/form.ts';
import { Seo } from '#web/screen/seo.tsx';
import { loginPath } from '#web/session/access.ts';
import { keepWayBack, OF_A_NEW_PASSWORD } from '#web/session/way-back.ts';
import { useT } from '#web/texts/texts.tsx';

type Props = { goTo: string | null; onSent(email: string): void };

function AskForm({ goTo, onSent }: Props) {
  const t = useT();
  const label = t('senha.esqueci.email');
  const { ref, submit, field, problems, isPending } = useForm(async ({ email = '' }) => {
    await api('POST /api/forgot-password', { body: { email } });
    if (goTo) keepWayBack(OF_A_NEW_PASSWORD, goTo);
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

export default function EsqueciSenhaPage() {
  const t = useT();
  const [search] = useSearchParams();
  const goTo = sameSitePath(search.get('redirect'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const back = (
    <Link to={loginPath(goTo)} className="link">
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
          <AskForm goTo={goTo} onSent={setSentTo} />
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
