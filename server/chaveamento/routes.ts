import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/chaveamento.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verChaveamento } from './ver-chaveamento.ts';

export function chaveamentoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verChaveamento, verChaveamento);
}
