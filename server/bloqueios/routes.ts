import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/pessoa/bloqueios.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { bloquearPessoa } from './bloquear-pessoa.ts';
import { desbloquearPessoa } from './desbloquear-pessoa.ts';
import { listarBloqueios } from './listar-bloqueios.ts';

export function bloqueioRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarBloqueios, listarBloqueios);
  bind(app, services, contract.bloquearPessoa, bloquearPessoa);
  bind(app, services, contract.desbloquearPessoa, desbloquearPessoa);
}
