import type { verTroca as endpoint } from '#contract/email.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { findOpenTroca } from './queries.ts';

export const verTroca: Handler<typeof endpoint> = async ({ db }, { user }) => ({
  data: (await findOpenTroca(db, user.uuid)) ?? null,
});
