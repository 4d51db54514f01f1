import type { sair as endpoint } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { deleteSession } from '#server/http/session.ts';

export const sair: Handler<typeof endpoint> = async ({ db, cookies }, { visitor, reply }) => {
  if (visitor.token) await deleteSession(db, visitor.token);
  cookies.clear(reply);
  reply.clearCookie('XSRF-TOKEN', { path: '/' });
  reply.header('Clear-Site-Data', '"cache", "storage"');
  return undefined;
};
