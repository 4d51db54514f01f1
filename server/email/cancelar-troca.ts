import type { cancelarTroca as endpoint } from '#contract/email.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { cancelOpenTroca } from './queries.ts';

export const cancelarTroca: Handler<typeof endpoint> = async ({ db }, { user }) => {
  await cancelOpenTroca(db, user.uuid);
  return undefined;
};
