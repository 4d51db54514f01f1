import type { listarProvedores as endpoint } from '#contract/auth.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { providersOf } from './providers.ts';

export const listarProvedores: Handler<typeof endpoint> = async ({ config }) => ({
  data: [...providersOf(config).keys()],
});
