import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/importacao.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { importarPlacares } from './importar-placares.ts';
import { modeloDaImportacao } from './modelo-da-importacao.ts';
import { preverImportacao } from './prever-importacao.ts';

export function importacaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.preverImportacao, preverImportacao);
  bind(app, services, contract.importarPlacares, importarPlacares);
  bind(app, services, contract.modeloDaImportacao, modeloDaImportacao);
}
