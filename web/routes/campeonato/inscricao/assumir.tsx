import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#web/api/api-browser.ts';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { toast } from '#web/notices/toast.ts';
import { loginPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './assumir.module.css';

/** For who came by the link of a typed name. Nothing is taken over by opening it: it asks first. */
export function AssumirNome({ token, nome }: { token: string; nome: string | null }) {
  const t = useT();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const assumir = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST /api/participantes/convite', { body: { token } });
      toast.success(t('inscricoes.assumir.feito', { nome: data.participante.nome }));
      await navigate(enderecoDe(data.campeonato_id, 'participantes'), { replace: true });
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  if (nome === null) {
    return (
      <section className={styles.assumir}>
        <div>
          <h2>{t('inscricoes.assumir.usado')}</h2>
          <p>{t('inscricoes.assumir.usado_texto')}</p>
        </div>
      </section>
    );
  }
  return (
    <section className={styles.assumir}>
      <div>
        <h2>{t('inscricoes.assumir.titulo', { nome })}</h2>
        <p>{t('inscricoes.assumir.texto')}</p>
      </div>
      {user ? (
        <Button variant="primary" big disabled={isBusy} onClick={() => void assumir()}>
          {t('inscricoes.assumir.acao')}
        </Button>
      ) : (
        <ButtonLink variant="primary" big to={loginPath(pathname + search)}>
          {t('inscricoes.assumir.entrar')}
        </ButtonLink>
      )}
    </section>
  );
}
