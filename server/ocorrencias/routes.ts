import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/ocorrencias.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { relatarOcorrencia } from './relatar-ocorrencia.ts';
import { resolverOcorrencia } from './resolver-ocorrencia.ts';
import { retirarOcorrencia } from './retirar-ocorrencia.ts';
import { verOcorrencias } from './ver-ocorrencias.ts';

export function ocorrenciaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verOcorrencias, verOcorrencias);
  bind(app, services, contract.relatarOcorrencia, relatarOcorrencia);
  bind(app, services, contract.retirarOcorrencia, retirarOcorrencia);
  bind(app, services, contract.resolverOcorrencia, resolverOcorrencia);
}
