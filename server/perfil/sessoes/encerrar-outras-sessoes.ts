import type { encerrarOutrasSessoes as endpoint } from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { deleteOtherSessions } from '#server/perfil/sessoes/queries.ts';

export const encerrarOutrasSessoes: Handler<typeof endpoint> = async ({ db }, call) => {
  const { user, visitor, request } = call;
  await db.transaction(async (tx) => {
    await deleteOtherSessions(tx, user.uuid, visitor.sessionId ?? '');
    await audit(tx, request, { acao: 'perfil.encerrou_sessoes', ator: user.uuid });
  });
  return undefined;
};
