import { useState } from 'react';
import { STATUS } from '#regras/participantes/status.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { useT } from '#web/texts/texts.tsx';

type Props = { uuid: string; onClose(): void };

export default function DesistirDialog({ uuid, onClose }: Props) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      const body = { status: STATUS.cancelado };
      await api('PUT /api/participantes/:uuid/status', { params: { uuid }, body });
      toast.success(t('inscricoes.minha.saiu'));
      await refreshView();
      onClose();
    } catch {
      // The error catalogue has told it.
      setBusy(false);
    }
  };
  return (
    <Modal title={t('inscricoes.minha.sair')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t('inscricoes.minha.sair_aviso')}</p>
        <Button variant="bad" big block disabled={isBusy} onClick={() => void leave()}>
          {t('inscricoes.minha.sair_mesmo')}
        </Button>
        <Button variant="ghost" block onClick={onClose}>
          {t('inscricoes.minha.ficar')}
        </Button>
      </div>
    </Modal>
  );
}
