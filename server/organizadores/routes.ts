import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/organizadores.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { adicionarOrganizador, listarOrganizadores, removerOrganizador } from './organizadores.ts';

export function organizadorRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.adicionarOrganizador, adicionarOrganizador);
  bind(app, services, contract.listarOrganizadores, listarOrganizadores);
  bind(app, services, contract.removerOrganizador, removerOrganizador);
}
