import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/regulamento.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verRegulamento } from './ver-regulamento.ts';

export function regulamentoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verRegulamento, verRegulamento);
}
