import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/competicao.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { explicarPosicao } from './explicar-posicao.ts';
import { listarPartidas } from './listar-partidas.ts';
import { verChaveamento } from './ver-chaveamento.ts';
import { verClassificacao } from './ver-classificacao.ts';
import { verRegulamento } from './ver-regulamento.ts';

export function competicaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verClassificacao, verClassificacao);
  bind(app, services, contract.explicarPosicao, explicarPosicao);
  bind(app, services, contract.listarPartidas, listarPartidas);
  bind(app, services, contract.verChaveamento, verChaveamento);
  bind(app, services, contract.verRegulamento, verRegulamento);
}
