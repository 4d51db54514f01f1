import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { api } from '#web/api/api-browser.ts';
import { apiOf } from '#web/api/api-server.ts';
import {
  AuthActions,
  AuthForm,
  AuthLayout,
  AuthSubmit,
} from '#web/components/account/auth-layout.tsx';
import { NewPassword } from '#web/components/account/new-password.tsx';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Link as PageLink } from '#web/components/elements/link.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { useForm } from '#web/fields/form.ts';
import { toast } from '#web/notices/toast.ts';
import { Seo } from '#web/screen/seo.tsx';
import { loginPath, withReturn } from '#web/session/access.ts';
import { OF_A_NEW_PASSWORD, useWayBack } from '#web/session/way-back.ts';
import { useT } from '#web/texts/texts.tsx';

/** The address of this page opens an account: no other site may learn it. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' };
}

/** A link that was used or is too old says so before anybody types a password. */
export async function loader(args: LoaderFunctionArgs) {
  const { token = '', email = '' } = Object.fromEntries(args.url.searchParams);
  if (!token || !email) return { vale: false };
  return (await apiOf(args)('GET /api/reset-password', { query: { token, email } })).data;
}

type Link = { readonly token: string; readonly email: string };

/** The link's parameters, taken out of the address bar and the history as soon as they were read. */
function useLink(): Link | null {
  const [search] = useSearchParams();
  const [link] = useState<Link | null>(() => {
    const [token, email] = [search.get('token'), search.get('email')];
    return token && email ? { token, email } : null;
  });
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  return link;
}

function PasswordForm({ link }: { link: Link }) {
  const t = useT();
  const navigate = useNavigate();
  const wayBack = useWayBack(OF_A_NEW_PASSWORD);
  const labels = {
    password: t('senha.nova.senha'),
    password_confirmation: t('senha.nova.confirmacao'),
  };
  const { ref, submit, field, problems, errors, isPending } = useForm(async (values) => {
    const { password = '', password_confirmation = '' } = values;
    await api('POST /api/reset-password', { body: { ...link, password, password_confirmation } });
    toast.success(t('senha.nova.pronto'));
    await navigate(loginPath(wayBack), { replace: true });
  });
  if (errors.email) {
    return (
      <AuthActions>
        <p role="alert">{errors.email[0]}</p>
        <AskAgain />
      </AuthActions>
    );
  }
  return (
    <AuthForm ref={ref} action={submit}>
      <FormSummary problems={problems(labels)} />
      {/* For the browser's password manager, which looks for the name that the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={link.email} />
      <NewPassword {...field('password')} label={labels.password} own={[link.email]} />
      <PasswordField
        {...field('password_confirmation')}
        label={labels.password_confirmation}
        autoComplete="new-password"
        required
      />
      <AuthSubmit disabled={isPending}>
        {t(isPending ? 'senha.nova.salvando' : 'senha.nova.salvar')}
      </AuthSubmit>
    </AuthForm>
  );
}

function AskAgain() {
  const t = useT();
  const wayBack = useWayBack(OF_A_NEW_PASSWORD);
  return (
    <ButtonLink to={withReturn('/forgot-password', wayBack)} big block>
      {t('senha.nova.pedir')}
    </ButtonLink>
  );
}

/** Nothing to type: what is the matter with the link, and the way to another. */
function DeadLink({ problem }: { problem: 'sem_link' | 'vencido' }) {
  const t = useT();
  const wayBack = useWayBack(OF_A_NEW_PASSWORD);
  const foot = (
    <PageLink to={loginPath(wayBack)} className="link">
      {t('senha.nova.entrar')}
    </PageLink>
  );
  return (
    <AuthLayout
      title={t(`senha.nova.${problem}`)}
      lead={t(`senha.nova.${problem}_texto`)}
      foot={foot}
    >
      <AuthActions>
        <AskAgain />
      </AuthActions>
    </AuthLayout>
  );
}

export default function NovaSenhaPage() {
  const t = useT();
  const link = useLink();
  // Asked when the page was opened: without its parameters the address would be asked for nothing.
  const [{ vale }] = useState(useLoaderData<typeof loader>());
  const problem = link ? 'vencido' : 'sem_link';
  return (
    <>
      <Seo title={t('senha.nova.titulo')} noindex />
      <meta name="referrer" content="no-referrer" />
      {link && vale ? (
        <AuthLayout
          title={t('senha.nova.titulo')}
          lead={t('senha.nova.texto', { email: link.email })}
          withoutScript={t('senha.nova.sem_javascript')}
        >
          <PasswordForm link={link} />
        </AuthLayout>
      ) : (
        <DeadLink problem={problem} />
      )}
    </>
  );
}
