import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Usuario } from '#contract/sessao.ts';
import { VerificationContent } from '#web/components/account/verification-content.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { closeVerification, useVerificationOpen } from '#web/session/verification.ts';
import { followVerification } from '#web/session/verification-link.ts';
import { useT } from '#web/texts/texts.tsx';

export default function VerificationModal({ user }: { user: Usuario }) {
  const t = useT();
  const { pathname } = useLocation();
  useEffect(followVerification, []);
  if (!useVerificationOpen(user, pathname)) return null;
  return (
    <Modal title={t('email.modal.titulo')} onClose={closeVerification}>
      <VerificationContent close={closeVerification} />
    </Modal>
  );
}
