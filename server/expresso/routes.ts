import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/expresso.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { criarExpresso } from './criar-expresso.ts';

export function expressoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.criarExpresso, criarExpresso);
}
