import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Usuario } from '#contract/sessao.ts';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts.tsx';
import { closeVerification, useVerificationOpen } from '#web/verification.ts';
import { followVerification } from '#web/verification-link.ts';

const VerificationContent = lazy(() => import('#web/components/verification-content.tsx'));

export function VerificationSlot({ user }: { user: Usuario | null }) {
  const t = useT();
  const { pathname } = useLocation();
  const isOpen = useVerificationOpen(user, pathname);
  // A modal has no place in the page that the server sends: without its script nothing would close it.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => {
    setInBrowser(true);
    return followVerification();
  }, []);
  if (!isOpen || !isInBrowser) return null;
  return (
    <Modal title={t('email.modal.titulo')} onClose={closeVerification}>
      <VerificationContent close={closeVerification} />
    </Modal>
  );
}
