import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/sessao.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { emitirCsrf } from './emitir-csrf.ts';
import { entrar } from './entrar.ts';
import { sair } from './sair.ts';
import { verUsuario } from './ver-usuario.ts';

export function sessaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.emitirCsrf, emitirCsrf);
  bind(app, services, contract.entrar, entrar);
  bind(app, services, contract.sair, sair);
  bind(app, services, contract.verUsuario, verUsuario);
}
