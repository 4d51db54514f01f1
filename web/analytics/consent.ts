// Whether this browser's visits may be counted: asked once, remembered for a year, taken back at any time.
import { makeStore, useStore } from '#web/storage/store.ts';
import { readStored, store } from '#web/storage/stored-with-expiry.ts';

const NAME = 'medicao';
const YEAR_MINUTES = 365 * 24 * 60;

/** Null: not asked yet. */
export type Consent = boolean | null;

function read(): Consent {
  const value = readStored(NAME);
  return typeof value === 'boolean' ? value : null;
}

const tabConsent = makeStore<Consent | undefined>(undefined);

/** As it is now, also when another tab changed it. */
export function currentConsent(): Consent {
  const stored = read();
  // A browser that refuses storage forgets at the next page load, not before.
  return stored ?? tabConsent.get() ?? null;
}

export function setConsent(isGiven: boolean): void {
  store(NAME, isGiven, YEAR_MINUTES);
  tabConsent.set(isGiven);
}

/** Only in the browser: the server knows of nobody's choice. */
export function useConsent(): Consent {
  const inTab = useStore(tabConsent, () => undefined);
  return inTab === undefined ? currentConsent() : inTab;
}
