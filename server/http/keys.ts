// Signatures and sealed texts with the application's keys: one derived key per purpose, so that what was
// made for one thing never passes for another. The first key signs and seals, all verify and open.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

export type Purpose =
  | 'csrf'
  | 'verificar-email'
  | 'confirmar-troca'
  | 'desfazer-troca'
  | 'ida-ao-provedor'
  | 'segundo-fator'
  | 'push'
  | 'calendario'
  | 'transmissao';

export type Keys = {
  sign(purpose: Purpose, text: string): string;
  verify(purpose: Purpose, text: string, signature: string): boolean;
  /** Encrypts a text for its owner: moved to another owner's row it does not open. */
  seal(purpose: Purpose, text: string, owner: string): string;
  /** Null when no key of ours sealed it for this owner. */
  open(purpose: Purpose, sealed: string, owner: string): string | null;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function encrypt(key: Buffer, text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

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
    seal: (purpose, text, owner) => encrypt(keyFor(secrets[0] ?? '', purpose), text, owner),
    open(purpose, sealed, owner) {
      for (const secret of secrets) {
        const text = decrypt(keyFor(secret, purpose), sealed, owner);
        if (text !== null) return text;
      }
      return null;
    },
  };
}
