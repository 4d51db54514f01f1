import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import type { Usuario } from '#contract/sessao.ts';
import { apiOf } from '#web/api/api-server.ts';
import { AuthLayout } from '#web/components/account/auth-layout.tsx';
import { RegisterForm } from '#web/components/account/register-form.tsx';
import { SocialButtons } from '#web/components/account/social-buttons.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { homePath, loginPath } from '#web/session/access.ts';
import { setUser } from '#web/session/user.ts';
import { keepWayBack } from '#web/session/way-back.ts';
import { useT } from '#web/texts/texts.tsx';
import { Reasons } from './reasons.tsx';
import styles from './registrar.module.css';

export async function loader(args: LoaderFunctionArgs) {
  return { providers: (await apiOf(args)('GET /api/auth')).data };
}

export default function RegistrarPage() {
  const t = useT();
  const { providers } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const goTo = sameSitePath(search.get('redirect'));
  const enter = async (user: Usuario) => {
    setUser(user);
    if (goTo) keepWayBack(user.uuid, goTo);
    await navigate(goTo ?? homePath(user), { replace: true });
  };
  return (
    <>
      <Seo title={t('registrar.titulo')} description={t('registrar.descricao')} />
      <AuthLayout
        title={t('registrar.titulo')}
        lead={t('registrar.texto')}
        withoutScript={t('registrar.sem_javascript')}
        aside={<Reasons />}
        foot={
          <>
            {t('registrar.tem_conta')}{' '}
            <Link to={loginPath(goTo)} className="link">
              {t('registrar.entrar')}
            </Link>
          </>
        }
      >
        <RegisterForm
          submit={t('registrar.criar')}
          busy={t('registrar.criando')}
          onRegistered={enter}
        />
        <SocialButtons providers={providers} goTo={goTo} />
        <p className={styles.terms}>
          {t('registrar.termos')}{' '}
          <Link to="/termos" className="link">
            {t('registrar.termos_link')}
          </Link>
          {' · '}
          <Link to="/privacidade" className="link">
            {t('registrar.privacidade_link')}
          </Link>
        </p>
      </AuthLayout>
    </>
  );
}
