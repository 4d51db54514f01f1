import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/simulador.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verSimulador } from './ver-simulador.ts';

export function simuladorRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verSimulador, verSimulador);
}
