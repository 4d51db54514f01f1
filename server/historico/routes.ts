import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/historico.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { exportarHistorico } from './exportar-historico.ts';
import { verHistorico } from './ver-historico.ts';

export function historicoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verHistorico, verHistorico);
  bind(app, services, contract.exportarHistorico, exportarHistorico);
}
