import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/visao.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verVisao } from './ver-visao.ts';

export function visaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verVisao, verVisao);
}
