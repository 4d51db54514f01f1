// Short messages that go away by themselves: toast.success('Placar confirmado'). Two groups: what the
// visitor did here, and what just happened elsewhere (`realtime`), which leads to its page when clicked.
import { makeStore } from '#web/storage/store.ts';

export type ToastKind = 'success' | 'warning' | 'error' | 'realtime';

export type ToastGroup = 'default' | 'realtime';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Where a real-time one leads, or the page that did not come: checked when clicked. */
  readonly url: string;
  /** One thing to press beside the text, such as 'Desfazer'. */
  readonly action?: ToastAction | undefined;
};

export type ToastAction = { readonly label: string; run(): unknown };

export const DURATION_MS = { default: 3_000, realtime: 5_000 } as const;

const MOST_AT_ONCE = 4;

export const toasts = makeStore<readonly Toast[]>([]);

let lastId = 0;

type More = { readonly url?: string; readonly action?: ToastAction | undefined };

/** What was done last takes the place of what was done before it; the same words never stand twice. */
const isReplaced = (old: Toast, kind: ToastKind, text: string) =>
  old.kind === kind && kind !== 'realtime' && (kind === 'success' || old.text === text);

function show(kind: ToastKind, text: string, { url = '', action }: More = {}): void {
  lastId += 1;
  const others = toasts.get().filter((old) => !isReplaced(old, kind, text));
  toasts.set([...others, { id: lastId, kind, text, url, action }].slice(-MOST_AT_ONCE));
}

export function groupOf(kind: ToastKind): ToastGroup {
  return kind === 'realtime' ? 'realtime' : 'default';
}

export const canRetry = ({ kind, url }: Toast): boolean => kind === 'error' && url !== '';

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function clearToasts(): void {
  toasts.set([]);
}

export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, { action }),
  warning: (text: string, action?: ToastAction) => show('warning', text, { action }),
  error: (text: string, action?: ToastAction) => show('error', text, { action }),
  /** A page that can be tried again. */
  retry: (text: string, url: string) => show('error', text, { url }),
  realtime: ({ url, mensagem }: { url: string; mensagem: string }) =>
    show('realtime', mensagem, { url }),
};
