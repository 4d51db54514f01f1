// A modal window: <Modal title onClose>. It exists only while it is open. The library behind it is loaded
// when the first one opens, so that pages without one do not pay for it.
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadBoundary } from '#web/components/layout/load-boundary.tsx';
import { toast } from '#web/notices/toast.ts';
import { uiState } from '#web/storage/ui-state.ts';
import { tabTexts } from '#web/texts/texts.tsx';
import type { ModalProps } from './mantine-modal.tsx';

const MantineModal = lazy(() => import('./mantine-modal.tsx'));

function closeDropdown(): void {
  const { dropdown, dialogMayCloseDropdown } = uiState.get();
  if (dropdown && dialogMayCloseDropdown) document.getElementById(dropdown.id)?.hidePopover();
}

/** The library gives the focus back when it closes by itself; here it goes away at once. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

export function Modal(props: ModalProps) {
  useFocusBack();
  useEffect(closeDropdown, []);
  const giveUp = () => {
    toast.error(tabTexts.get().t('erros.padrao'));
    props.onClose();
  };
  return (
    <LoadBoundary onFailure={giveUp}>
      <Suspense>
        <MantineModal {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
