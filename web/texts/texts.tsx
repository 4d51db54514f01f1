// The words on the screen. On the server the language belongs to one request, so it comes through a
// context; a browser tab has one language at a time, which code outside of components reads too.
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import type { Locale } from '#textos/locale.ts';
import type { MessageKey, Translate } from '#textos/messages.ts';
import { type Tree, translator } from '#textos/translate.ts';
import { makeStore, useStore } from '#web/storage/store.ts';

export type { Translate };

export type Texts = {
  readonly locale: Locale;
  readonly t: Translate;
  /** In which times are told. */
  readonly zone: string;
};

export function makeTexts(locale: Locale, messages: Tree): Texts {
  return { locale, t: translator<MessageKey>(locale, messages), zone: BRASILIA };
}

const untranslated: Texts = { locale: 'pt-BR', t: (key) => key, zone: BRASILIA };

/** The language of this tab. */
export const tabTexts = makeStore(untranslated);

export function speak(texts: Texts): void {
  tabTexts.set({ ...texts, zone: tabTexts.get().zone });
}

export function tellTimesIn(zone: string): void {
  const texts = tabTexts.get();
  if (zone !== texts.zone) tabTexts.set({ ...texts, zone });
}

const RequestTexts = createContext<Texts | null>(null);

export function RequestTextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <RequestTexts value={texts}>{children}</RequestTexts>;
}

export function useTexts(): Texts {
  const ofRequest = useContext(RequestTexts);
  return useStore(tabTexts, () => ofRequest ?? tabTexts.get());
}

/** Where times are typed too: those of fields are Brasília's. */
export function useOfficialTexts(): Texts {
  const texts = useTexts();
  return { ...texts, zone: BRASILIA };
}

const ofTab = () => tabTexts.get().t;

/** Follows the language alone: words do not change with the zone in which times are told. */
export function useT(): Translate {
  const ofRequest = useContext(RequestTexts);
  return useSyncExternalStore(tabTexts.subscribe, ofTab, () => ofRequest?.t ?? ofTab());
}
