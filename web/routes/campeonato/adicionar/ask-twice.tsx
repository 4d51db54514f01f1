import { useState } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './dialog.module.css';

type Props = {
  /** The button, what it does, and the button that does it. */
  label: string;
  warning: string;
  confirm: string;
  variant?: 'line' | 'ghost';
  onConfirm(): Promise<unknown>;
};

/** For what is hard to take back: says what happens before it does. */
export function AskTwice({ label, warning, confirm, variant = 'line', onConfirm }: Props) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await onConfirm().catch(() => undefined);
    setBusy(false);
    setAsking(false);
  };
  if (!isAsking) {
    return (
      <Button variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <fieldset className={styles.sure} aria-label={label}>
      <p>{warning}</p>
      <Button variant="bad" block disabled={isBusy} onClick={() => void run()}>
        {confirm}
      </Button>
      <Button variant="ghost" block onClick={() => setAsking(false)}>
        {t('inscricoes.voltar')}
      </Button>
    </fieldset>
  );
}
