import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import { apiOf } from '#web/api/api-server.ts';
import { AuthLayout } from '#web/components/account/auth-layout.tsx';
import { SocialButtons } from '#web/components/account/social-buttons.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { loginPath } from '#web/session/access.ts';
import { useT } from '#web/texts/texts.tsx';
import { Reasons } from './reasons.tsx';
import { RegisterForm } from './register-form.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return { providers: (await apiOf(args)('GET /api/auth')).data };
}

export default function RegistrarPage() {
  const t = useT();
  const { providers } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const goTo = sameSitePath(search.get('redirect'));
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
        <RegisterForm goTo={goTo} />
        <SocialButtons providers={providers} goTo={goTo} />
      </AuthLayout>
    </>
  );
}
