import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/campeao.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verCampeao } from './ver-campeao.ts';

export function campeaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verCampeao, verCampeao);
}
