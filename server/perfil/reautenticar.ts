import type { reautenticar as endpoint } from '#contract/perfil.ts';
import type { Database } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt, forgetAttempts } from '#server/http/limiter.ts';
import { NOW, recordProofs } from '#server/http/proof.ts';
import { verifyPassword } from '#server/sessao/senha.ts';
import { findProfile } from './queries.ts';
import { conferirCodigo } from './segundo-fator/conferir-codigo.ts';

const GUESSES = { max: 5, seconds: 60 };

type Given = {
  uuid: string;
  password: string | null | undefined;
  stored: string | null;
  field: string;
};

/** Throws unless it is the person's password; someone at an open screen cannot try many. */
export async function requirePassword(db: Database, given: Given): Promise<void> {
  const { uuid, password, stored, field } = given;
  const key = `senha:${uuid}`;
  const { count, seconds } = await countAttempt(db, key, GUESSES.seconds);
  if (count > GUESSES.max) {
    throw new AppError('muitas_tentativas', {
      retryAfter: seconds,
      validations: { [field]: { key: 'erros.muitas_entradas', params: { n: seconds } } },
    });
  }
  const { ok } = await verifyPassword(password ?? '', stored);
  if (!ok) {
    throw new AppError('dados_invalidos', {
      validations: { [field]: { key: 'perfil.senha.errada' } },
    });
  }
  await forgetAttempts(db, key);
}

/** All that the person has is asked for: the password, and the second factor. */
export const reautenticar: Handler<typeof endpoint> = async (services, { user, body, visitor }) => {
  const { db } = services;
  const profile = await findProfile(db, user.uuid);
  const stored = profile?.senha ?? null;
  const hasCode = visitor.hasSecondFactor;
  // Who has neither proves it at the provider.
  if (stored === null && !hasCode) throw new AppError('reautenticar');
  if (stored !== null) {
    await requirePassword(db, {
      uuid: user.uuid,
      password: body.password,
      stored,
      field: 'password',
    });
  }
  if (hasCode) await conferirCodigo(services, user.uuid, body.codigo);
  if (visitor.sessionId) {
    const proofs = { ...(stored !== null && { senha: NOW }), ...(hasCode && { codigo: NOW }) };
    await recordProofs(db, visitor.sessionId, proofs);
  }
  return undefined;
};
