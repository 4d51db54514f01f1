import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { AuthActions, AuthLayout } from '#web/components/account/auth-layout.tsx';
import { ResendLink } from '#web/components/account/resend-link.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { homePath, loginPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { announceVerified } from '#web/session/verification-link.ts';
import { useWayBack } from '#web/session/way-back.ts';
import { useT } from '#web/texts/texts.tsx';

type State = 'sem_link' | 'conferindo' | 'pronto' | 'juntada' | 'falhou' | 'erro';

type Link = { id: string; hash: string; expires: string; signature: string };

async function confirm(link: Link): Promise<State> {
  try {
    const { data } = await quietApi('POST /api/email/verificar', { body: link });
    announceVerified(data);
    return 'pronto';
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'juntada';
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return isRefused && error.status !== 419 ? 'falhou' : 'erro';
  }
}

/** The link is sent to the server as it came, once; anybody else's look at the page confirms nothing. */
function useConfirmation() {
  const [search] = useSearchParams();
  const [link] = useState(() => Object.fromEntries(search) as Link);
  const [state, setState] = useState<State>('signature' in link ? 'conferindo' : 'sem_link');
  useEffect(() => {
    let isGone = false;
    if (state === 'conferindo') void confirm(link).then((next) => isGone || setState(next));
    return () => {
      isGone = true;
    };
  }, [state, link]);
  return { state, retry: () => setState('conferindo') };
}

function NextStep({ state, retry }: { state: State; retry(): void }) {
  const t = useT();
  const user = useUser();
  const wayBack = useWayBack(user?.uuid);
  if (state === 'pronto') {
    return (
      <ButtonLink to={wayBack ?? (user ? homePath(user) : '/')} variant="primary" big block>
        {t('email.verificar.continuar')}
      </ButtonLink>
    );
  }
  if (state === 'juntada') {
    return (
      <Button variant="primary" big block onClick={() => location.assign(loginPath('/'))}>
        {t('email.verificar.entrar')}
      </Button>
    );
  }
  if (state === 'erro') {
    return (
      <Button variant="primary" big block onClick={retry}>
        {t('email.verificar.de_novo')}
      </Button>
    );
  }
  return state === 'conferindo' ? null : <ResendLink label={t('email.verificar.outro')} />;
}

export default function VerificarPage() {
  const t = useT();
  const user = useUser();
  const { state: found, retry } = useConfirmation();
  const isDone = Boolean(user?.email_verified_at) && found !== 'conferindo';
  const state = isDone ? 'pronto' : found;
  const title =
    state === 'conferindo' ? t('email.verificar.titulo') : t(`email.verificar.${state}`);
  const lead =
    state === 'conferindo'
      ? t('email.verificar.conferindo')
      : t(`email.verificar.${state}_texto`, { email: user?.email ?? '' });
  return (
    <>
      <Seo title={t('email.verificar.titulo')} noindex />
      <meta name="referrer" content="no-referrer" />
      <AuthLayout
        title={title}
        lead={<span role="status">{lead}</span>}
        withoutScript={t('email.sem_javascript')}
      >
        <AuthActions>
          <NextStep state={state} retry={retry} />
        </AuthActions>
      </AuthLayout>
    </>
  );
}
