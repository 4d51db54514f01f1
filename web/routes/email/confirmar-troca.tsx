import { api } from '#web/api/api-browser.ts';
import { AuthActions } from '#web/components/account/auth-layout.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { setUser, useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { LinkAction } from './link-action.tsx';

export default function ConfirmarTrocaPage() {
  const t = useT();
  const user = useUser();
  return (
    <LinkAction
      texts={{
        title: t('email.troca.titulo'),
        lead: t('email.troca.texto'),
        action: t('email.troca.confirmar'),
        pending: t('email.troca.confirmando'),
        done: t('email.troca.pronto'),
      }}
      act={async (link) => {
        const { data } = await api('POST /api/email/troca/confirmar', { body: link });
        setUser(data);
      }}
      after={
        <>
          <p role="status">{t('email.troca.pronto_texto', { email: user?.email ?? '' })}</p>
          <AuthActions>
            <ButtonLink to="/perfil" variant="primary" big block>
              {t('email.troca.perfil')}
            </ButtonLink>
          </AuthActions>
        </>
      }
    />
  );
}
