import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/pessoa/denuncias.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { decidirDenuncia } from './decidir-denuncia.ts';
import { denunciar } from './denunciar.ts';
import { listarDenuncias } from './listar-denuncias.ts';

export function denunciaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.denunciar, denunciar);
  bind(app, services, contract.listarDenuncias, listarDenuncias);
  bind(app, services, contract.decidirDenuncia, decidirDenuncia);
}
