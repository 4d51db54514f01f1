// A panel that opens under the top bar. The browser's own popover: opens without JavaScript, closes on
// Escape and on a click outside, and gives the focus back.
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { changeUi, uiState } from '#web/storage/ui-state.ts';
import styles from './dropdown.module.css';

type Props = {
  id: string;
  label: string;
  /** Names of what it offers, for whoever follows the interface's state. */
  items: readonly string[];
  onOpen?: () => void;
  children: ReactNode;
};

export function Dropdown({ id, label, items, onOpen, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes it
  useEffect(() => panel.current?.hidePopover(), [key]);

  const follow: ComponentProps<'div'>['onToggle'] = ({ newState }) => {
    if (newState === 'open') {
      changeUi({ dropdown: { id, items } });
      onOpen?.();
    } else if (uiState.get().dropdown?.id === id) changeUi({ dropdown: null });
  };

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onToggle={follow}
    >
      {children}
    </div>
  );
}
