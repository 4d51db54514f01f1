// Where a social log-in ends: the session is already open. A window that was opened for it tells its
// opener and closes; otherwise the page gives way to the one that the person came from.
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import { apiOf } from '#web/api/api-server.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { homePath } from '#web/session/access.ts';
import { setUser } from '#web/session/user.ts';
import { keepWayBack } from '#web/session/way-back.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './retorno.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const { data: user } = await api('GET /api/user');
  const { data } = await api('GET /api/auth/retorno');
  const usual = user.telefone ? homePath(user) : '/perfil';
  const asked = sameSitePath(data.retorno);
  return { user, asked, to: asked ?? usual };
}

/** An opener must be able to hear us after the trip to another site. */
export function headers() {
  return { 'Cross-Origin-Opener-Policy': 'unsafe-none' };
}

function tellOpener(): boolean {
  if (!window.opener) return false;
  (window.opener as Window).postMessage({ type: 'socialite' }, location.origin);
  window.close();
  return true;
}

export default function RetornoPage() {
  const t = useT();
  const navigate = useNavigate();
  const { user, asked, to } = useLoaderData<typeof loader>();
  useEffect(() => {
    setUser(user);
    if (asked && !user.email_verified_at) keepWayBack(user.uuid, asked);
    if (!tellOpener()) void navigate(to, { replace: true });
  }, [user, asked, to, navigate]);
  return (
    <div className={styles.page}>
      <Seo title={t('social.titulo')} noindex />
      <h1>{t('social.titulo')}</h1>
      <p role="status">{t('social.aguarde')}</p>
      <Button variant="ghost" onClick={() => navigate(to, { replace: true })}>
        {t('social.continuar')}
      </Button>
    </div>
  );
}
