// Light, dark or as the system. The server reads the cookie, so the first paint is already right.
import { rememberInCookie } from './cookies.ts';
import { useSite } from './site.ts';
import { makeStore, useStore } from './store.ts';
import type { Theme } from './visitor.ts';

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
