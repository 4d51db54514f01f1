import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/caixa.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { anotarNoCaixa } from './anotar-no-caixa.ts';
import { apagarDoCaixa } from './apagar-do-caixa.ts';
import { exportarCaixa } from './exportar-caixa.ts';
import { verCaixa } from './ver-caixa.ts';

export function caixaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verCaixa, verCaixa);
  bind(app, services, contract.anotarNoCaixa, anotarNoCaixa);
  bind(app, services, contract.apagarDoCaixa, apagarDoCaixa);
  bind(app, services, contract.exportarCaixa, exportarCaixa);
}
