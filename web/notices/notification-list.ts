// The list behind the bell. Apart from what is asked about it, which guests do not load.
import type { Notificacao } from '#contract/usuario.ts';
import { makeStore } from '#web/storage/store.ts';

export type NotificationList = {
  readonly notifications: readonly Notificacao[];
  readonly naoLidos: number;
  /** The page that will be asked for next. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly status: 'new' | 'loading' | 'ready' | 'failed';
};

export const EMPTY: NotificationList = {
  notifications: [],
  naoLidos: 0,
  page: 1,
  hasMore: false,
  status: 'new',
};

export const notificationList = makeStore(EMPTY);
