import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { api } from '#web/api/api-browser.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { toast } from '#web/notices/toast.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './sobre-esta-pessoa.module.css';

type Outra = Dashboard['pessoa'];

function Bloquear({ pessoa, onDone }: { pessoa: Outra; onDone(): Promise<void> }) {
  const t = useT();
  const { uuid, nome } = pessoa;
  const [motivo, setMotivo] = useState('');
  const [isBusy, setBusy] = useState(false);
  const block = async () => {
    setBusy(true);
    try {
      const params = { usuario: uuid };
      await api('PUT /api/bloqueios/:usuario', { params, body: { motivo } });
      toast.success(t('dashboard.bloqueio.feito', { nome }));
      await onDone();
    } catch {
      // The error catalogue has told it.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.block}>
      <p>{t('dashboard.bloqueio.texto')}</p>
      <label>
        {t('dashboard.bloqueio.motivo')}
        <textarea
          value={motivo}
          maxLength={300}
          data-autofocus
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
      </label>
      <Button
        variant="bad"
        block
        disabled={isBusy || motivo.trim().length < 3}
        onClick={() => void block()}
      >
        {t('dashboard.bloqueio.confirmar')}
      </Button>
    </div>
  );
}

/** What somebody can do about another person who bothers them. */
export function SobreEstaPessoa({ dashboard: { pessoa, bloqueada } }: { dashboard: Dashboard }) {
  const t = useT();
  const user = useUser();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const { uuid, nome } = pessoa;
  const free = async () => {
    await api('DELETE /api/bloqueios/:usuario', { params: { usuario: uuid } })
      .then(() => toast.success(t('dashboard.bloqueio.desfeito', { nome })))
      .catch(() => undefined);
    await revalidate();
  };
  const done = async () => {
    setAsks(false);
    await revalidate();
  };
  return (
    <div className={styles.foot}>
      {user && (
        <Button onClick={() => (bloqueada ? void free() : setAsks(true))}>
          {t(bloqueada ? 'dashboard.desbloquear' : 'dashboard.bloquear')}
        </Button>
      )}
      <ButtonLink to={`/denunciar?tipo=pessoa&alvo=${uuid}`} rel="nofollow">
        {t('dashboard.denunciar')}
      </ButtonLink>
      {asks && (
        <Modal title={t('dashboard.bloqueio.titulo', { nome })} onClose={() => setAsks(false)}>
          <Bloquear pessoa={pessoa} onDone={done} />
        </Modal>
      )}
    </div>
  );
}
