// Light, dark or as the system. The server reads the cookie, so the first paint is already right.
import { rememberInCookie } from '#web/session/cookies.ts';
import type { Theme } from '#web/session/visitor.ts';
import { makeStore, useStore } from '#web/storage/store.ts';
import { useSite } from './site.ts';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const chosen = makeStore<Theme | null>(null);

export function useTheme(): Theme {
  const fromServer = useSite().theme;
  return useStore(chosen, () => null) ?? fromServer;
}

export function chooseTheme(theme: Theme): void {
  rememberInCookie('tema', theme);
  chosen.set(theme);
}
