// Signatures with the application's keys: one derived key per purpose, so that a signature made for one
// thing never passes for another. The first key signs, all verify.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type Purpose = 'csrf' | 'verificar-email';

export type Keys = {
  sign(purpose: Purpose, text: string): string;
  verify(purpose: Purpose, text: string, signature: string): boolean;
};

export function makeKeys(secrets: readonly string[]): Keys {
  const derived = new Map<string, Buffer>();

  function keyFor(secret: string, purpose: Purpose): Buffer {
    const name = `${purpose}\0${secret}`;
    const known = derived.get(name);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', `tabelao/${purpose}`, 32));
    derived.set(name, key);
    return key;
  }

  function signWith(secret: string, purpose: Purpose, text: string): string {
    return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
  }

  return {
    sign: (purpose, text) => signWith(secrets[0] ?? '', purpose, text),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature);
      return secrets.some((secret) => {
        const right = Buffer.from(signWith(secret, purpose, text));
        return given.length === right.length && timingSafeEqual(given, right);
      });
    },
  };
}
