import type { redefinirSenha as endpoint } from '#contract/senha.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { hashToken } from '#server/http/session.ts';
import { esquecerAcessosSemProva } from '#server/perfil/esquecer-acessos.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { hashPassword } from '#server/sessao/senha.ts';
import { avisarSenhaAlterada } from './jobs.ts';
import { passwordProblems } from './politica.ts';
import { deleteSessions, findOwnerOfLink, resetPassword, takeLink } from './queries.ts';

function deadLink(): AppError {
  const validations = { email: { key: 'senha.erro.link' } } as const;
  return new AppError('dados_invalidos', { validations });
}

/** A refused password does not use the link up; two people with one link do not both get in. */
export const redefinirSenha: Handler<typeof endpoint> = async (services, call) => {
  const { db, config } = services;
  const { body, request } = call;
  const tokenHash = hashToken(body.token);
  const owner = await findOwnerOfLink(db, body.email, tokenHash);
  if (!owner) throw deadLink();
  const problems = await passwordProblems(body, owner, config);
  if (Object.keys(problems).length > 0) {
    throw new AppError('dados_invalidos', { validations: problems });
  }
  const senha = await hashPassword(body.password);
  await emTransacao(services, async (tx) => {
    if (!(await takeLink(tx, owner.uuid, tokenHash))) throw deadLink();
    await esquecerAcessosSemProva(tx, owner.uuid);
    await resetPassword(tx, owner.uuid, senha);
    await deleteSessions(tx, owner.uuid);
    await publicar(tx, avisarSenhaAlterada, { usuario: owner.uuid });
    await audit(tx, request, { acao: 'senha.redefinida', ator: owner.uuid });
  });
  return { status: 'password-reset' };
};
