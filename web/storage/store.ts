// A value outside of React that components follow: one for each thing that the whole page knows.
import { useSyncExternalStore } from 'react';

export type Store<T> = {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
};

export function makeStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `onServer` is what the server rendered, so that the first render in the browser agrees with it. */
export function useStore<T>(store: Store<T>, onServer: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, onServer);
}
