import { useActionState, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Validations } from '#contract/http/erros.ts';
import { ApiError } from '#web/api/api.ts';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Field, fieldId } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { homePath, withReturn } from '#web/session/access.ts';
import { logIn } from '#web/session/session.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './login-form.module.css';

const FIELDS = ['email', 'password', 'codigo'] as const;

type Attempt = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /** The second factor; null until the server has asked for it. */
  readonly codigo: string | null;
  readonly errors: Validations;
};

const FIRST: Attempt = { email: '', password: '', remember: true, codigo: null, errors: {} };

function credentialsOf(data: FormData) {
  return {
    email: String(data.get('email')),
    password: String(data.get('password')),
    remember: data.get('remember') !== null,
    codigo: data.get('codigo') as string | null,
  };
}

/** The validations of a refusal; other failures were already shown as a toast. */
function validationsOf(error: unknown): Validations {
  if (!(error instanceof ApiError)) throw error;
  return error.body?.validations ?? {};
}

/** What is sent before the page's script has arrived is kept by React and done then. */
function useLogin(goTo: string | null) {
  const navigate = useNavigate();
  return useActionState(async (_: Attempt, data: FormData): Promise<Attempt> => {
    const credentials = credentialsOf(data);
    try {
      const user = await logIn(credentials);
      await navigate(goTo ?? homePath(user), { replace: true });
      return FIRST;
    } catch (error) {
      const errors = validationsOf(error);
      const codigo = credentials.codigo ?? (errors.codigo ? '' : null);
      return { ...credentials, codigo, errors };
    }
  }, FIRST);
}

/** Puts the cursor where the first thing must be mended. */
function useFocusOnFirst(errors: Validations) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const bad = FIELDS.find((name) => errors[name]);
    if (bad) form.current?.querySelector<HTMLElement>(`#${fieldId(bad)}`)?.focus();
  }, [errors]);
  return form;
}

export function LoginForm({ goTo }: { goTo: string | null }) {
  const t = useT();
  const [{ email, password, remember, codigo, errors }, submit, isPending] = useLogin(goTo);
  const form = useFocusOnFirst(errors);
  const labels = {
    email: t('login.email'),
    password: t('login.senha'),
    codigo: t('perfil.segundo_fator.codigo_ou_recuperacao'),
  };
  const problems = FIELDS.flatMap((name) =>
    (errors[name] ?? []).slice(0, 1).map((error) => ({ name, label: labels[name], error })),
  );
  return (
    <form ref={form} className={styles.form} action={submit} noValidate>
      <FormSummary problems={problems} />
      <Field
        name="email"
        label={labels.email}
        error={errors.email?.[0]}
        defaultValue={email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label={labels.password}
        error={errors.password?.[0]}
        defaultValue={password}
        autoComplete="current-password"
        required
        aside={
          <Link to={withReturn('/forgot-password', goTo)} className="link">
            {t('login.esqueci')}
          </Link>
        }
      />
      {codigo !== null && (
        <Field
          name="codigo"
          label={labels.codigo}
          error={errors.codigo?.[0]}
          defaultValue={codigo}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <label className={styles.remember}>
        <input type="checkbox" name="remember" defaultChecked={remember} />
        {t('login.lembrar')}
      </label>
      <Button type="submit" variant="primary" big block disabled={isPending}>
        {t(isPending ? 'login.entrando' : 'login.entrar')}
      </Button>
    </form>
  );
}
