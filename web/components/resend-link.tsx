import { useState } from 'react';
import { useCooldown } from '#web/resend-cooldown.ts';
import { useT } from '#web/texts.tsx';
import { sendLinkAgain } from '#web/verification-link.ts';
import { Button } from './button.tsx';

type Props = { label?: string; variant?: 'primary' | 'line' };

/** Asks for another confirmation link; counts down while it may not. */
export function ResendLink({ label, variant = 'primary' }: Props) {
  const t = useT();
  const seconds = useCooldown();
  const [isSending, setSending] = useState(false);
  const [wasSent, setSent] = useState(false);
  const send = async () => {
    setSending(true);
    setSent(await sendLinkAgain());
    setSending(false);
  };
  const idle = label ?? t('email.modal.reenviar');
  return (
    <>
      <Button variant={variant} big block disabled={seconds > 0 || isSending} onClick={send}>
        {seconds > 0 ? t('email.modal.reenviar_em', { n: seconds }) : idle}
      </Button>
      <p role="status" className="visually-hidden">
        {wasSent && seconds > 0 && t('email.modal.reenviado')}
      </p>
    </>
  );
}
