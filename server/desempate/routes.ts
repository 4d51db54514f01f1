import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desempate.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { desempatar } from './desempatar.ts';
import { prepararDesempate } from './preparar-desempate.ts';
import { verDesempate } from './ver-desempate.ts';

export function desempateRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verDesempate, verDesempate);
  bind(app, services, contract.prepararDesempate, prepararDesempate);
  bind(app, services, contract.desempatar, desempatar);
}
