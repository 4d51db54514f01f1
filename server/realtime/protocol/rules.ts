// Which channels there are: a name that no rule knows is refused.
import { isChannelName } from './names.ts';

export type ChannelRule = {
  /** Whole names; the first group is what the channel is about. */
  readonly pattern: RegExp;
  /** Heard by anybody whom `may` lets, with a signature over the channel, or by who signed in on the socket. */
  readonly by: 'anybody' | 'signature' | 'sign-in';
  /** Asked when it is signed, when it is asked for, and again before something is told to who heard it by right. */
  may(about: string, usuario: string | null): Promise<boolean>;
  /** How it stands, as JSON, told to who begins to hear it: nothing that was said just before is missed. */
  now?(about: string): Promise<string>;
  /** How many hear it is told on it. */
  readonly isCounted?: boolean;
};

export type Ruled = { readonly rule: ChannelRule; readonly about: string };

export function ruleOf(rules: readonly ChannelRule[], name: unknown): Ruled | null {
  if (!isChannelName(name)) return null;
  for (const rule of rules) {
    const about = rule.pattern.exec(name)?.[1];
    if (about !== undefined) return { rule, about };
  }
  return null;
}
