import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/jogos.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { listarPartidas } from './listar-partidas.ts';

export function jogoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarPartidas, listarPartidas);
}
