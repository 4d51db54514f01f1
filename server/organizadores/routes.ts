import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/organizadores.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { aceitarConvite } from './aceitar-convite.ts';
import { convidarOrganizador } from './convidar-organizador.ts';
import { listarConvites } from './listar-convites.ts';
import { listarOrganizadores } from './listar-organizadores.ts';
import { deleteOldConvites } from './queries.ts';
import { recusarConvite } from './recusar-convite.ts';
import { removerOrganizador } from './remover-organizador.ts';
import { retirarConvite } from './retirar-convite.ts';
import { verConvite } from './ver-convite.ts';

export function organizadorRoutes(app: FastifyInstance, services: Services): void {
  services.jobs.hourly('organizadores.convites', () => deleteOldConvites(services.db));
  bind(app, services, contract.listarOrganizadores, listarOrganizadores);
  bind(app, services, contract.removerOrganizador, removerOrganizador);
  bind(app, services, contract.convidarOrganizador, convidarOrganizador);
  bind(app, services, contract.listarConvites, listarConvites);
  bind(app, services, contract.retirarConvite, retirarConvite);
  bind(app, services, contract.verConvite, verConvite);
  bind(app, services, contract.aceitarConvite, aceitarConvite);
  bind(app, services, contract.recusarConvite, recusarConvite);
}
