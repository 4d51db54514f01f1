import { api } from '#web/api/api-browser.ts';
import { AuthActions } from '#web/components/account/auth-layout.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { setUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { LinkAction } from './link-action.tsx';

export default function DesfazerTrocaPage() {
  const t = useT();
  return (
    <LinkAction
      texts={{
        title: t('email.desfazer.titulo'),
        lead: t('email.desfazer.texto'),
        action: t('email.desfazer.confirmar'),
        pending: t('email.desfazer.confirmando'),
        done: t('email.desfazer.pronto'),
      }}
      act={async (link) => {
        await api('POST /api/email/troca/desfazer', { body: link });
        setUser(null);
      }}
      after={
        <>
          <p role="status">{t('email.desfazer.pronto_texto')}</p>
          <AuthActions>
            <ButtonLink to="/" variant="primary" big block>
              {t('email.desfazer.inicio')}
            </ButtonLink>
          </AuthActions>
        </>
      }
    />
  );
}
