import type { sair as endpoint } from '#contract/sessao.ts';
import { recordAccess } from '#server/auditoria/acessos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { deleteSession } from '#server/http/session.ts';

export const sair: Handler<typeof endpoint> = async ({ db, cookies }, call) => {
  const { user, visitor, request, reply } = call;
  await db.transaction(async (tx) => {
    if (visitor.token) await deleteSession(tx, visitor.token);
    if (user) await recordAccess(tx, request, { tipo: 'saiu', usuarioUuid: user.uuid });
  });
  cookies.clear(reply);
  reply.clearCookie('XSRF-TOKEN', { path: '/' });
  reply.header('Clear-Site-Data', '"cache", "storage"');
  return undefined;
};
