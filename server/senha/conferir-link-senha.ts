import type { conferirLinkSenha as check } from '#contract/senha.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { hashToken } from '#server/http/session.ts';
import { findOwnerOfLink } from './queries.ts';

export const conferirLinkSenha: Handler<typeof check> = async ({ db }, { query }) => {
  const { token, email } = query;
  const owner = email === null ? undefined : await findOwnerOfLink(db, email, hashToken(token));
  return { data: { vale: owner !== undefined } };
};
