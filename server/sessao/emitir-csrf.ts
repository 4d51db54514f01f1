import type { emitirCsrf as endpoint } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { bindingToken } from '#server/http/session.ts';

export const emitirCsrf: Handler<typeof endpoint> = async (
  { cookies, csrf },
  { visitor, reply },
) => {
  const token = bindingToken(visitor);
  if (token !== visitor.token) cookies.write(reply, token, false);
  csrf.issue(reply, token);
  return undefined;
};
