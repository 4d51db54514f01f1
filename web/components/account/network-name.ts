import type { Provedor } from '#contract/auth.ts';
import type { Translate } from '#web/texts/texts.tsx';

/** A provider's name; one that is unknown here keeps the name that the server gave. */
export function networkName(t: Translate, provedor: string): string {
  const key = `social.${provedor as Provedor}` as const;
  const name = t(key);
  return name === key ? provedor : name;
}
