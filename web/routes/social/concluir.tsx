// A social log-in that needs one thing more: the local password, a code, or what a new account must say.
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import type { Pendente } from '#contract/auth.ts';
import type { Usuario } from '#contract/sessao.ts';
import { apiOf } from '#web/api/api-server.ts';
import { AuthActions, AuthLayout } from '#web/components/account/auth-layout.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { loginPath, wayBackFrom } from '#web/session/access.ts';
import { setUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { CodeForm, PasswordForm } from './proof-forms.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await apiOf(args)('GET /api/auth/pendente');
  return { pending: data };
}

function Nothing() {
  const t = useT();
  const back = wayBackFrom(useLocation());
  return (
    <AuthLayout title={t('social.nada.titulo')} lead={t('social.nada.texto')}>
      <AuthActions>
        <ButtonLink to={loginPath(back)} variant="primary" big block>
          {t('social.nada.voltar')}
        </ButtonLink>
      </AuthActions>
    </AuthLayout>
  );
}

const FORMS = { senha: PasswordForm, codigo: CodeForm, cadastro: SignUpForm } as const;

function Finish({ pending }: { pending: Pendente }) {
  const t = useT();
  const navigate = useNavigate();
  const { falta, provedor, email } = pending;
  const Form = FORMS[falta];
  const enter = async (user: Usuario) => {
    setUser(user);
    await navigate('/socialite-callback', { replace: true });
  };
  const words = { rede: t(`social.${provedor}`), email: email ?? '' };
  return (
    <AuthLayout
      title={t(`social.${falta}.titulo`)}
      lead={t(`social.${falta}.texto`, words)}
      withoutScript={t('login.sem_javascript')}
    >
      <Form pending={pending} onEntered={enter} />
    </AuthLayout>
  );
}

export default function ConcluirPage() {
  const t = useT();
  const { pending } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={t('social.titulo')} noindex />
      {pending ? <Finish pending={pending} /> : <Nothing />}
    </>
  );
}
