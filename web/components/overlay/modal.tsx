// A modal window: <Modal title onClose>. It exists only while it is open. The library behind it is loaded
// when the first one opens, so that pages without one do not pay for it.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LoadBoundary } from '#web/components/load-boundary.tsx';
import { tabTexts } from '#web/texts.tsx';
import { toast } from '#web/toast.ts';
import { uiState } from '#web/ui-state.ts';

export type ModalProps = {
  title?: string | undefined;
  /** Escape, a click outside and the close button end here. */
  onClose(): void;
  children: ReactNode;
};

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
