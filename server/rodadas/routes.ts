import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/rodadas.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { gerarRodada } from './gerar-rodada.ts';

export function rodadaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.gerarRodada, gerarRodada);
}
