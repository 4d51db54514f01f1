import type { Translate } from '#web/texts/texts.tsx';

export const MOST_SHOWN = 99;

/** How many are unread, as a mark beside a name. */
export function shownCount(unread: number, t: Translate): string {
  return unread > MOST_SHOWN ? t('shell.avisos.muitos', { n: MOST_SHOWN }) : String(unread);
}
