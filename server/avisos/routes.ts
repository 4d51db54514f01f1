import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/avisos.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { apagarAviso } from './apagar-aviso.ts';
import { listarAvisos } from './listar-avisos.ts';
import { publicarAviso } from './publicar-aviso.ts';

export function avisoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.apagarAviso, apagarAviso);
  bind(app, services, contract.listarAvisos, listarAvisos);
  bind(app, services, contract.publicarAviso, publicarAviso);
}
