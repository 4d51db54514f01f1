import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/juizes.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { indicarJuiz } from './indicar-juiz.ts';
import { listarJuizes } from './listar-juizes.ts';
import { responderJuiz } from './responder-juiz.ts';

export function juizRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarJuizes, listarJuizes);
  bind(app, services, contract.indicarJuiz, indicarJuiz);
  bind(app, services, contract.responderJuiz, responderJuiz);
}
