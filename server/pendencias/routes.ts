import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/pendencias.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verMinhasPendencias } from './ver-minhas-pendencias.ts';
import { verPendencias } from './ver-pendencias.ts';

export function pendenciaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verPendencias, verPendencias);
  bind(app, services, contract.verMinhasPendencias, verMinhasPendencias);
}
