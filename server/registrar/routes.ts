import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/registrar.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { problemsOfRefused, registrar } from './registrar.ts';

export function registrarRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.registrar, registrar, { alsoWrong: problemsOfRefused });
}
