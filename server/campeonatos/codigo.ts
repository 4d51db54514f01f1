// Public codes of championships: 10 characters without look-alikes, about 49 random bits.
import { randomBytes } from 'node:crypto';

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Bytes from 248 on are thrown away: 31 characters divide 248 evenly, so none is likelier. */
export function makeCode(length = 10): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && code.length < length) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}

const INVITATION_LENGTH = 26;

/** Code of an invitation link: 128 random bits, because whoever has it gets in. */
export const makeInvitation = (): string => makeCode(INVITATION_LENGTH);
