import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import { apiOf } from '#web/api/api-server.ts';
import { SocialButtons } from '#web/components/account/social-buttons.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { registerPath } from '#web/session/access.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { MatchNight } from './match-night.tsx';

export async function loader(args: LoaderFunctionArgs) {
  return { providers: (await apiOf(args)('GET /api/auth')).data };
}

export default function LoginPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { providers } = useLoaderData<typeof loader>();
  const hasFailed = search.get('erro') === 'social';
  const goTo = sameSitePath(search.get('redirect'));
  return (
    <div className={styles.frame}>
      <Seo title={t('login.titulo')} description={t('login.descricao')} />
      <div className={styles.page}>
        <div className={styles.form}>
          <h1>{t('login.titulo')}</h1>
          <p className={styles.lead}>{t('login.texto')}</p>
          <noscript>
            <p className={styles.note}>{t('login.sem_javascript')}</p>
          </noscript>
          {hasFailed && (
            <p className={styles.note} role="alert">
              {t('social.falhou')}
            </p>
          )}
          <LoginForm goTo={goTo} />
          <SocialButtons providers={providers} goTo={goTo} />
          <p className={styles.foot}>
            {t('login.primeira_vez')}{' '}
            <Link to={registerPath(goTo)} className="link">
              {t('login.criar_conta')}
            </Link>
          </p>
          <p className={styles.foot}>
            {t('login.duvida')}{' '}
            <Link to="/ajuda#nao-consigo-entrar" className="link">
              {t('login.ver_ajuda')}
            </Link>
          </p>
        </div>
        <MatchNight />
      </div>
    </div>
  );
}
