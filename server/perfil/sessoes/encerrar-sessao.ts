import type { encerrarSessao as endpoint } from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { deleteSessionById } from '#server/perfil/sessoes/queries.ts';

export const encerrarSessao: Handler<typeof endpoint> = async (
  { db },
  { user, params, request },
) => {
  await db.transaction(async (tx) => {
    const found = await deleteSessionById(tx, user.uuid, params.id);
    if (!found) throw new AppError('nao_encontrado');
    await audit(tx, request, { acao: 'perfil.encerrou_sessao', ator: user.uuid });
  });
  return undefined;
};
