import type { verRetorno as endpoint } from '#contract/auth.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { findReturn } from './queries.ts';

export const verRetorno: Handler<typeof endpoint> = async ({ db }, { visitor }) => ({
  data: { retorno: (await findReturn(db, visitor.sessionId ?? '')) || null },
});
