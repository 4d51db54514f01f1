import type { verUsuario as endpoint } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';

export const verUsuario: Handler<typeof endpoint> = async (_services, { user }) => ({ data: user });
