import { Link, useSearchParams } from 'react-router';
import { sameSitePath } from '#contract/same-site-path.ts';
import { isRegistered } from '#web/pages.ts';
import { Seo } from '#web/seo.tsx';
import { useT } from '#web/texts.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { MatchNight } from './match-night.tsx';

export default function Login() {
  const t = useT();
  const [search] = useSearchParams();
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
          <LoginForm goTo={sameSitePath(search.get('redirect'))} />
          {isRegistered('/registrar') && (
            <p className={styles.foot}>
              {t('login.primeira_vez')}{' '}
              <Link to="/registrar" className="link">
                {t('login.criar_conta')}
              </Link>
            </p>
          )}
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
