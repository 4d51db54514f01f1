import { useState } from 'react';
import { Button } from '#web/components/elements/button.tsx';
import { useCooldown } from '#web/session/resend-cooldown.ts';
import { sendLinkAgain } from '#web/session/verification-link.ts';
import { useT } from '#web/texts/texts.tsx';

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
