import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/pessoa/planos.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verPlanos, verResponsavel } from './ver-planos.ts';

export function planosRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verPlanos, verPlanos);
  bind(app, services, contract.verResponsavel, verResponsavel);
}
