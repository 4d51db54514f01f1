import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/senha.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { conferirLinkSenha } from './conferir-link-senha.ts';
import { pedirSenhaNova } from './pedir-senha-nova.ts';
import { redefinirSenha } from './redefinir-senha.ts';

export function senhaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.pedirSenhaNova, pedirSenhaNova);
  bind(app, services, contract.conferirLinkSenha, conferirLinkSenha);
  bind(app, services, contract.redefinirSenha, redefinirSenha);
}
