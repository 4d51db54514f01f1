// A modal window: <Modal title onClose>. It exists only while it is open. A <dialog> at the layer that the
// specification gives it: the browser's own top layer would lie above the toasts and make them inert.
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBlocker } from 'react-router';
import { IconButton } from '#web/components/elements/button.tsx';
import { uiState } from '#web/storage/ui-state.ts';
import { useT } from '#web/texts/texts.tsx';
import { holdPage } from './hold-page.ts';
import styles from './modal.module.css';

type ModalProps = {
  title?: string | undefined;
  /** Escape, a click outside, 'back' and the close button end here. */
  onClose(): void;
  children: ReactNode;
};

function closeDropdown(): void {
  const { dropdown, dialogMayCloseDropdown } = uiState.get();
  if (dropdown && dialogMayCloseDropdown) document.getElementById(dropdown.id)?.hidePopover();
}

/** 'Back' closes what lies over the page, and stays on it. */
function useCloseOnBack(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  });
}

/**
 * What a window listens for it hears from the moment that it is there: where a layout effect changes something React
 * runs all other effects at once. On a busy phone a key or 'back' came between, and was lost.
 */
function useListensAtOnce(): void {
  const [, setThere] = useState(false);
  useLayoutEffect(() => setThere(true), []);
}

/** Wherever the focus is: it may have been in something that is gone. */
function useCloseOnEscape(layer: () => HTMLElement | null, onClose: () => void): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const at = layer();
      const isOurs = at !== null && !at.inert && at.querySelector(':popover-open') === null;
      if (event.key === 'Escape' && !event.defaultPrevented && isOurs) onClose();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  });
}

/** A press that begins inside, as when text is selected, and ends outside is not one. */
function useCloseOnPressOutside(layer: () => HTMLElement | null, onClose: () => void): void {
  const beganOutside = useRef(false);
  useEffect(() => {
    const at = layer();
    const begin = ({ target }: PointerEvent) => {
      beganOutside.current = target === at;
    };
    const end = ({ target }: MouseEvent) => {
      if (target === at && beganOutside.current) onClose();
    };
    at?.addEventListener('pointerdown', begin);
    at?.addEventListener('click', end);
    return () => {
      at?.removeEventListener('pointerdown', begin);
      at?.removeEventListener('click', end);
    };
  });
}

export function Modal({ title, onClose, children }: ModalProps) {
  const t = useT();
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useListensAtOnce();
  useCloseOnBack(onClose);
  useCloseOnEscape(() => layer.current, onClose);
  useCloseOnPressOutside(() => layer.current, onClose);
  useEffect(closeDropdown, []);
  useEffect(() => (layer.current ? holdPage(layer.current, opener) : undefined), [opener]);
  return createPortal(
    <div ref={layer} className={styles.layer}>
      <dialog
        open
        className={styles.window}
        aria-modal="true"
        aria-labelledby={title ? titleId : undefined}
        tabIndex={-1}
      >
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={t('shell.modal.fechar')} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </dialog>
    </div>,
    document.body,
  );
}
