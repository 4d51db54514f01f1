// Who tells browsers of an event. Chosen by configuration; whoever publishes does not know which it is.
import type { Tx } from '#server/database/database.ts';
import type { Told } from './protocol/hub.ts';

export type Broadcaster = {
  /** Resolves when it is on its way; rejects when it is not, and may be tried again. */
  publish(told: Told): Promise<void>;
  /** In a transaction, and gives what is to be done once it is committed: then, and only then, they are told. */
  publishIn(tx: Tx, told: readonly Told[]): Promise<() => void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

export const SILENT: Broadcaster = {
  publish: async () => {},
  publishIn: async () => () => {},
  start: async () => {},
  close: async () => {},
};
