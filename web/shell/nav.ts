// The links of the shell.

import type { MessageKey } from '#textos/messages.ts';
import type { IconName } from '#web/components/elements/icon.tsx';

export type NavItem = {
  readonly to: string;
  readonly label: MessageKey;
  readonly icon: IconName;
};

/** The first of the site's own; the others are reached from it. Spelled out: every page carries it. */
const RANKING: NavItem = {
  to: '/ranking/ea-fc-elo/7abe1a00-0000-4000-8000-e00000000001',
  label: 'shell.paginas.ranking',
  icon: 'podium',
};

const PUBLIC: readonly NavItem[] = [
  { to: '/campeonatos', label: 'shell.paginas.campeonatos', icon: 'trophy' },
  { to: '/ligas', label: 'shell.paginas.ligas', icon: 'table' },
  RANKING,
  { to: '/planos', label: 'shell.paginas.planos', icon: 'check' },
  { to: '/ajuda', label: 'shell.paginas.ajuda', icon: 'help' },
];

const HOME: NavItem = { to: '/', label: 'shell.paginas.inicio', icon: 'home' };

/** Open to everybody: who has no account is asked for one at the end. */
export const CREATE = '/comecar';

export const SEARCH = '/campeonatos';

/** In the bar and the footer of guests the logo already leads home. */
export const GUEST_NAV: readonly NavItem[] = PUBLIC;

export const FOOTER_NAV: readonly NavItem[] = [
  ...PUBLIC,
  { to: '/privacidade', label: 'shell.paginas.privacidade', icon: 'lock' },
  { to: '/termos', label: 'shell.paginas.termos', icon: 'lock' },
];

export const MAIN_NAV: readonly NavItem[] = [HOME, ...PUBLIC];

/** Of who is logged in; beside it stands how many are unread. */
export const NOTICES: NavItem = { to: '/avisos', label: 'shell.avisos.nome', icon: 'bell' };

/** For the link of the page on screen, or of one above it. */
export function currentOf(to: string, pathname: string): 'page' | undefined {
  // One liga lies below the list of them, though its address has another word; so do all rankings.
  const isLiga = to === '/ligas' && pathname.startsWith('/liga/');
  const isRanking = to === RANKING.to && pathname.startsWith('/ranking/');
  const isBelow = isLiga || isRanking || (to !== HOME.to && pathname.startsWith(`${to}/`));
  return pathname === to || isBelow ? 'page' : undefined;
}
