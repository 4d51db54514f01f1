// Shows the toasts of web/notices/toast.ts. Both groups are there from the start, so that screen readers notice
// what is put into them. The clock stands still while a group is hovered or has the focus.
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { followPath } from '#web/navigation/navigation.ts';
import {
  canRetry,
  clearToasts,
  DURATION_MS,
  dismissToast,
  groupOf,
  type Toast,
  type ToastGroup,
  toasts,
} from '#web/notices/toast.ts';
import { useStore } from '#web/storage/store.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './toasts.module.css';

const ICONS: Readonly<Record<Toast['kind'], IconName>> = {
  success: 'check',
  warning: 'alert',
  error: 'close',
  realtime: 'bell',
};

function useCountdown(totalMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(totalMs);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isPaused, onEnd]);
}

function openRealtime({ url }: Toast): Promise<void> {
  clearToasts();
  return followPath(url);
}

function Retry({ toast: { id, url } }: { toast: Toast }) {
  const t = useT();
  const again = () => {
    dismissToast(id);
    void followPath(url);
  };
  return (
    <button type="button" className={styles.again} onClick={again}>
      {t('shell.erro.de_novo')}
    </button>
  );
}

function Act({ toast: { id, action } }: { toast: Toast }) {
  if (!action) return null;
  const press = () => {
    dismissToast(id);
    action.run();
  };
  return (
    <button type="button" className={styles.again} onClick={press}>
      {action.label}
    </button>
  );
}

function Item({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const t = useT();
  const { id, kind } = toast;
  const close = useCallback(() => dismissToast(id), [id]);
  const isRetry = canRetry(toast);
  useCountdown(DURATION_MS[groupOf(kind)], isPaused, close);
  const words = (
    <>
      <span className="visually-hidden">{t(`shell.toast.${kind}`)}</span> {toast.text}
    </>
  );
  return (
    <li className={styles.toast} data-kind={kind}>
      <span className={styles.mark}>
        <Icon name={ICONS[kind]} size={16} />
      </span>
      {kind === 'realtime' ? (
        <button type="button" className={styles.words} onClick={() => openRealtime(toast)}>
          {words}
        </button>
      ) : (
        <span className={styles.words}>
          {words} {isRetry && <Retry toast={toast} />}
          <Act toast={toast} />
        </span>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('shell.toast.fechar')}
        onClick={close}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

function Group({ group, label }: { group: ToastGroup; label: string }) {
  const all = useStore(toasts);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const shown = all.filter(({ kind }) => groupOf(kind) === group);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget as Node | null));
  // A toast that goes away under the pointer or with the focus in it leaves no event behind.
  const isPaused = (isHovered || isFocused) && shown.length > 0;
  return (
    <ol
      className={styles.group}
      aria-label={label}
      aria-live="polite"
      data-toast-group={group}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      {shown.map((toast) => (
        <Item key={toast.id} toast={toast} isPaused={isPaused} />
      ))}
    </ol>
  );
}

export function Toasts() {
  const t = useT();
  return (
    <div className={styles.area} data-above-modals>
      <Group group="realtime" label={t('shell.toast.regiao_tempo_real')} />
      <Group group="default" label={t('shell.toast.regiao')} />
    </div>
  );
}
