import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Usuario } from '#contract/sessao.ts';
import { Modal } from '#web/components/overlay/modal.tsx';
import { VerificationContent } from '#web/components/verification-content.tsx';
import { useT } from '#web/texts.tsx';
import { closeVerification, useVerificationOpen } from '#web/verification.ts';
import { followVerification } from '#web/verification-link.ts';

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
