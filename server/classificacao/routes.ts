import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/classificacao.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { explicarPosicao } from './explicar-posicao.ts';
import { verClassificacao } from './ver-classificacao.ts';

export function classificacaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.explicarPosicao, explicarPosicao);
  bind(app, services, contract.verClassificacao, verClassificacao);
}
