import { useId, useState } from 'react';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { toast } from '#web/notices/toast.ts';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { useT } from '#web/texts/texts.tsx';

const SHORTEST = 3;

/** Where the owner meets who bothers them: in none of their championships again. This entry stays as it is. */
export function BloquearConta({ usuario, nome }: { usuario: string; nome: string }) {
  const t = useT();
  const id = useId();
  const [motivo, setMotivo] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const block = async () => {
    setState('busy');
    try {
      await api('PUT /api/bloqueios/:usuario', { params: { usuario }, body: { motivo } });
      toast.success(t('inscricoes.conta.bloqueada', { nome }));
      setState('done');
    } catch {
      setState('idle'); // The error catalogue has told it.
    }
  };
  return (
    <section className={styles.block}>
      <h3>{t('inscricoes.conta.bloquear_titulo', { nome })}</h3>
      {state === 'done' ? (
        <p className={styles.text}>
          {t('inscricoes.conta.bloqueada', { nome })}{' '}
          <Link to="/perfil#bloqueios" className="link">
            {t('inscricoes.conta.bloqueios')}
          </Link>
        </p>
      ) : (
        <>
          <p className={styles.text}>{t('inscricoes.conta.bloquear_texto')}</p>
          <div className={styles.field}>
            <label htmlFor={id}>{t('inscricoes.conta.bloquear_motivo')}</label>
            <textarea
              id={id}
              rows={2}
              value={motivo}
              maxLength={300}
              onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            />
          </div>
          <Button
            variant="bad"
            block
            disabled={state === 'busy' || motivo.trim().length < SHORTEST}
            onClick={() => void block()}
          >
            {t('inscricoes.conta.bloquear')}
          </Button>
        </>
      )}
    </section>
  );
}
