import type { entrar as endpoint } from '#contract/sessao.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { deleteSession, insertSession } from '#server/http/session.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { recordFailure, recordSuccess, requireAttemptsLeft } from './limites.ts';
import { type Credentials, findByEmail, updatePassword } from './queries.ts';
import { hashPassword, verifyPassword } from './senha.ts';

function wrongCredentials(): AppError {
  return new AppError('dados_invalidos', {
    validations: { email: { key: 'erros.credenciais' } },
  });
}

/** The person, if the password is theirs. Nobody and wrong password look and last the same. */
async function checkCredentials(
  { db }: Services,
  { body, request }: Call<typeof endpoint>,
): Promise<Credentials> {
  await requireAttemptsLeft(db, body.email, request.ip);
  const found = await findByEmail(db, body.email);
  const { ok, outdated } = await verifyPassword(body.password, found?.senha ?? null);
  if (!ok || !found) {
    await recordFailure(db, body.email, request.ip);
    throw wrongCredentials();
  }
  if (outdated) await updatePassword(db, found.uuid, await hashPassword(body.password));
  return found;
}

export const entrar: Handler<typeof endpoint> = async (services, call) => {
  const { db, cookies, csrf } = services;
  const { body, user, visitor, request, reply } = call;
  if (user) {
    if (user.email === body.email) return { data: { user } };
    throw new AppError('dados_invalidos', { validations: { email: { key: 'erros.outra_conta' } } });
  }
  const { senha: _, ...row } = await checkCredentials(services, call);
  const token = await db.transaction(async (tx) => {
    await recordSuccess(tx, body.email, request.ip);
    if (visitor.token) await deleteSession(tx, visitor.token);
    return insertSession(tx, {
      usuarioUuid: row.uuid,
      lembrar: body.remember,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    });
  });
  cookies.write(reply, token, body.remember);
  csrf.issue(reply, token);
  return { data: { user: usuarioFromRow(row) } };
};
