import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/sessao.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { bindingToken } from '#server/http/session.ts';
import { entrar } from './entrar.ts';
import { sair } from './sair.ts';

export function sessaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.emitirCsrf, async ({ cookies, csrf }, { visitor, reply }) => {
    const token = bindingToken(visitor);
    if (token !== visitor.token) cookies.write(reply, token, false);
    csrf.issue(reply, token);
    return undefined;
  });
  bind(app, services, contract.entrar, entrar);
  bind(app, services, contract.sair, sair);
  bind(app, services, contract.verUsuario, async (_services, { user }) => ({ data: user }));
}
