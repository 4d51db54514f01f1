import { useState } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { turnPushOn } from '#web/notices/push.ts';
import { toast } from '#web/notices/toast.ts';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';

/** Who has just entered waits for an answer: now it makes sense to ask how they want to hear it. Once. */
export default function OferecerAvisos({ onClose }: { onClose(): void }) {
  const t = useT();
  const uuid = useUser()?.uuid ?? '';
  const [isBusy, setBusy] = useState(false);
  const turnOn = async () => {
    setBusy(true);
    try {
      const isOn = (await turnPushOn(uuid)) === 'ligado';
      if (isOn) toast.success(t('inscricoes.minha.avisos.ligado'));
    } catch {
      toast.error(t('inscricoes.minha.avisos.falhou'));
    } finally {
      onClose();
    }
  };
  return (
    <Modal title={t('inscricoes.minha.avisos.titulo')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('inscricoes.minha.avisos.texto')}</p>
        <Button variant="primary" big block disabled={isBusy} onClick={() => void turnOn()}>
          {t('inscricoes.minha.avisos.ligar')}
        </Button>
        <Button big block disabled={isBusy} onClick={onClose}>
          {t('inscricoes.minha.avisos.depois')}
        </Button>
      </div>
    </Modal>
  );
}
