import type { listarBloqueios as endpoint } from '#contract/pessoa/bloqueios.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { listBloqueios } from './queries.ts';

export const listarBloqueios: Handler<typeof endpoint> = async ({ db }, { user }) => ({
  data: await listBloqueios(db, user.uuid),
});
