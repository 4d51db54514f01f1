import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { createTheme, Modal as Library, MantineProvider } from '@mantine/core';
import { useT } from '#web/texts.tsx';
import { useTheme } from '#web/theme.ts';
import { useUi } from '#web/ui-state.ts';
import styles from './mantine-modal.module.css';
import type { ModalProps } from './modal.tsx';

const theme = createTheme({ fontFamily: 'inherit', defaultRadius: 12 });

const Z_INDEX = 1100;

function useColorScheme(): 'light' | 'dark' {
  const chosen = useTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export default function MantineModal({ title, onClose, children }: ModalProps) {
  const t = useT();
  const { mobileScreen } = useUi();
  return (
    <MantineProvider theme={theme} forceColorScheme={useColorScheme()}>
      <Library
        opened
        onClose={onClose}
        title={title}
        centered
        fullScreen={mobileScreen}
        zIndex={Z_INDEX}
        classNames={{
          content: styles.content ?? '',
          header: styles.header ?? '',
          overlay: styles.overlay ?? '',
        }}
        closeButtonProps={{ 'aria-label': t('shell.modal.fechar') }}
      >
        {children}
      </Library>
    </MantineProvider>
  );
}
