import { useEffect, useId, useState } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { type PushState, pushState, turnPushOff, turnPushOn } from '#web/notices/push.ts';
import { toast } from '#web/notices/toast.ts';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './como-avisar.module.css';

const WORDS = {
  desligado: 'avisos.push.texto',
  ligado: 'avisos.push.ligado',
  negado: 'avisos.push.negado',
  sem_suporte: 'avisos.push.sem_suporte',
} as const;

/** Notices of the device itself. The browser is asked only after somebody has pressed the button. */
export function NesteAparelho() {
  const t = useT();
  const id = useId();
  const uuid = useUser()?.uuid ?? '';
  const [state, setState] = useState<PushState>('desligado');
  const [isBusy, setBusy] = useState(false);
  const isOn = state === 'ligado';
  const canTurnOn = state === 'desligado' || state === 'negado';
  const become = (next: Promise<PushState>) => {
    setBusy(true);
    next.then(setState, () => toast.error(t('avisos.push.falhou'))).finally(() => setBusy(false));
  };
  useEffect(() => {
    pushState(uuid).then(setState, () => undefined);
  }, [uuid]);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.device}>
        <span>
          <Icon name="bell" />
        </span>
        <h2 id={id}>{t('avisos.push.titulo')}</h2>
      </div>
      <p role="status">{t(WORDS[state])}</p>
      {isOn && (
        <Button block disabled={isBusy} onClick={() => become(turnPushOff())}>
          {t('avisos.push.desligar')}
        </Button>
      )}
      {canTurnOn && (
        <Button variant="primary" block disabled={isBusy} onClick={() => become(turnPushOn(uuid))}>
          {t('avisos.push.ligar')}
        </Button>
      )}
    </section>
  );
}
