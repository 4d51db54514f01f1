import { useLocation } from 'react-router';
import type { Usuario } from '#contract/sessao.ts';
import { Modal } from '#web/components/overlay/modal.tsx';
import { closeVerification, useVerificationOpen } from '#web/verification.ts';
import { VERIFICATION_CONTENT } from './verification-content.ts';

export function VerificationSlot({ user }: { user: Usuario | null }) {
  const { pathname } = useLocation();
  const isOpen = useVerificationOpen(user, pathname);
  if (!isOpen || VERIFICATION_CONTENT === null) return null;
  return (
    <Modal onClose={closeVerification}>
      <VERIFICATION_CONTENT close={closeVerification} />
    </Modal>
  );
}
