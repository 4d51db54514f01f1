import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desempate.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { desempatar } from './desempatar.ts';

export function desempateRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.desempatar, desempatar);
}
