import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/escalacao.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { salvarEscalacao } from './salvar-escalacao.ts';
import { verEscalacao } from './ver-escalacao.ts';

export function escalacaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verEscalacao, verEscalacao);
  bind(app, services, contract.salvarEscalacao, salvarEscalacao);
}
