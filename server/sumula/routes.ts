import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/sumula.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { salvarSumula } from './salvar-sumula.ts';

export function sumulaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.salvarSumula, salvarSumula);
}
