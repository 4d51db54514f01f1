import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { createTheme, Modal as Library, MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTheme } from '#web/screen/theme.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './mantine-modal.module.css';

export type ModalProps = {
  title?: string | undefined;
  /** Escape, a click outside and the close button end here. */
  onClose(): void;
  children: ReactNode;
};

const theme = createTheme({ fontFamily: 'inherit', defaultRadius: 12 });

const Z_INDEX = 1100;

function useColorScheme(): 'light' | 'dark' {
  const chosen = useTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const classNames = {
  inner: styles.inner ?? '',
  content: styles.content ?? '',
  title: styles.title ?? '',
  close: styles.close ?? '',
  body: styles.body ?? '',
  overlay: styles.overlay ?? '',
};

/** 'Back' closes what lies over the page, and stays on it. */
function useCloseOnBack(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  });
}

/** The library's own header would be a second banner of the document. */
export default function MantineModal({ title, onClose, children }: ModalProps) {
  const t = useT();
  useCloseOnBack(onClose);
  return (
    <MantineProvider theme={theme} forceColorScheme={useColorScheme()}>
      <Library.Root
        opened
        onClose={onClose}
        centered
        size={480}
        zIndex={Z_INDEX}
        classNames={classNames}
      >
        <Library.Overlay />
        <Library.Content>
          <div className={styles.header}>
            <Library.Title>{title}</Library.Title>
            <Library.CloseButton aria-label={t('shell.modal.fechar')} />
          </div>
          <Library.Body>{children}</Library.Body>
        </Library.Content>
      </Library.Root>
    </MantineProvider>
  );
}
