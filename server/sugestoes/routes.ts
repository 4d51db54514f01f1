import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/sugestoes.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { decidirSugestoes } from './decidir-sugestoes.ts';
import { desfazerSugestao } from './desfazer-sugestao.ts';
import { listarSugestoes } from './listar-sugestoes.ts';

export function sugestaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarSugestoes, listarSugestoes);
  bind(app, services, contract.decidirSugestoes, decidirSugestoes);
  bind(app, services, contract.desfazerSugestao, desfazerSugestao);
}
