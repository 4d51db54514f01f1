import type { mudarSenha as endpoint } from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findCodeProof, NOW } from '#server/http/proof.ts';
import type { Services } from '#server/http/services.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { avisarSenhaAlterada } from '#server/senha/jobs.ts';
import { passwordProblems } from '#server/senha/politica.ts';
import { handOver, openSession } from '#server/sessao/abrir-sessao.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { lockPassword } from '#server/sessao/senha-conferida.ts';
import { findProfile, updatePassword } from './queries.ts';
import { requirePassword } from './reautenticar.ts';
import { deleteAllSessions, isRemembered } from './sessoes/queries.ts';

type Request = Call<typeof endpoint>;

function wrongPassword(): AppError {
  const validations = { current_password: { key: 'perfil.senha.errada' } } as const;
  return new AppError('dados_invalidos', { validations });
}

/** Who has a password shows it; who has none yet has just come from the provider. Gives what is stored. */
async function requireRight(
  { db }: Services,
  { user, body, visitor }: Request,
): Promise<string | null> {
  const stored = (await findProfile(db, user.uuid))?.senha ?? null;
  if (stored === null) {
    if (!visitor.isFresh) throw new AppError('reautenticar');
    return stored;
  }
  const field = 'current_password';
  await requirePassword(db, { uuid: user.uuid, password: body[field], stored, field });
  return stored;
}

export const mudarSenha: Handler<typeof endpoint> = async (services, call) => {
  const { config } = services;
  const { user, body, visitor, request, reply } = call;
  const stored = await requireRight(services, call);
  const problems = await passwordProblems(body, user, config);
  if (Object.keys(problems).length > 0) {
    throw new AppError('dados_invalidos', { validations: problems });
  }
  const senha = await hashPassword(body.password);
  const { token, lembrar } = await emTransacao(services, async (tx) => {
    // A reset may have come in between: it wins.
    if (!(await lockPassword(tx, user.uuid, stored))) throw wrongPassword();
    const lembrar = await isRemembered(tx, visitor.sessionId);
    const codigo = await findCodeProof(tx, visitor.sessionId);
    await updatePassword(tx, user.uuid, senha);
    await deleteAllSessions(tx, user.uuid);
    await audit(tx, request, { acao: 'senha.mudou', ator: user.uuid });
    await publicar(tx, avisarSenhaAlterada, { usuario: user.uuid });
    const proofs = { senha: NOW, ...(codigo && { codigo }) };
    const opening = { usuarioUuid: user.uuid, lembrar, proofs };
    return { token: await openSession(tx, call, opening), lembrar };
  });
  handOver(services, reply, token, lembrar);
  return undefined;
};
