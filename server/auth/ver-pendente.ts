import type { verPendente as endpoint } from '#contract/auth.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { hashToken } from '#server/http/session.ts';
import { findPending } from './queries.ts';

export const verPendente: Handler<typeof endpoint> = async ({ db }, { visitor }) => ({
  data: (await findPending(db, hashToken(visitor.token ?? ''))) ?? null,
});
