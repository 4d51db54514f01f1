import type { verJuncaoFeita as endpoint } from '#contract/pessoa/juncoes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { findFeita } from './queries.ts';

export const verJuncaoFeita: Handler<typeof endpoint> = async ({ db }, { user }) => ({
  data: (await findFeita(db, user.uuid)) ?? null,
});
