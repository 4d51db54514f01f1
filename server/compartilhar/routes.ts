import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/compartilhar.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verCompartilhar } from './ver-compartilhar.ts';

export function compartilharRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verCompartilhar, verCompartilhar);
}
