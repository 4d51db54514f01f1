// The second factor: six digits from an app (TOTP, RFC 6238) or one of ten recovery codes. Each works
// once. Guessing is counted before it is looked at, so that many guesses at once are many.
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt, forgetAttempts } from '#server/http/limiter.ts';
import type { Services } from '#server/http/services.ts';
import { findSecret, takeRecoveryCode, takeStep } from '#server/perfil/segundo-fator/queries.ts';

const ISSUER = 'Tabelão';
const PERIOD_SECONDS = 30;
/** Clocks may differ by one step either way. */
const DRIFT_STEPS = 1;
const GUESSES = { max: 5, seconds: 900 };
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });
}

/** The address that an authenticator app reads from the QR code. */
export function secretAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

export const hashCode = (codigo: string) => createHash('sha256').update(codigo).digest();

/** 80 random bits each, in letters that cannot be mistaken for others. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const bytes = randomBytes(RECOVERY_BYTES);
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    return new Secret({ buffer: buffer as ArrayBuffer }).base32;
  });
}

async function isRight({ keys }: Services, tx: Tx, uuid: string, codigo: string): Promise<boolean> {
  if (codigo.length !== 6) return takeRecoveryCode(tx, uuid, hashCode(codigo));
  const sealed = await findSecret(tx, uuid);
  const secret = sealed && keys.open('segundo-fator', sealed, uuid);
  if (!secret) return false;
  const delta = totpOf(secret).validate({ token: codigo, window: DRIFT_STEPS });
  if (delta === null) return false;
  return takeStep(tx, uuid, Math.floor(Date.now() / 1_000 / PERIOD_SECONDS) + delta);
}

/** Throws unless the code is right and was never used. */
export async function conferirCodigo(
  services: Services,
  uuid: string,
  codigo: string | null | undefined,
): Promise<void> {
  const { db } = services;
  if (!codigo) {
    throw new AppError('segundo_fator', {
      validations: { codigo: { key: 'erros.segundo_fator' } },
    });
  }
  const key = `codigo:${uuid}`;
  const { count, seconds } = await countAttempt(db, key, GUESSES.seconds);
  if (count > GUESSES.max) {
    throw new AppError('muitas_tentativas', {
      retryAfter: seconds,
      validations: { codigo: { key: 'erros.muitas_tentativas' } },
    });
  }
  if (!(await isRight(services, db, uuid, codigo))) {
    throw new AppError('dados_invalidos', {
      validations: { codigo: { key: 'perfil.segundo_fator.codigo_errado' } },
    });
  }
  await forgetAttempts(db, key);
}
