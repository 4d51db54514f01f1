import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/estatisticas.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verEstatisticas } from './ver-estatisticas.ts';

export function estatisticasRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verEstatisticas, verEstatisticas);
}
