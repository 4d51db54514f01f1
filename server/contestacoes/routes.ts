import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/contestacoes.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { aceitarVersao } from './aceitar-versao.ts';
import { contestarPlacar } from './contestar-placar.ts';
import { julgarCaso } from './julgar-caso.ts';
import { retirarContestacao } from './retirar-contestacao.ts';
import { verCaso } from './ver-caso.ts';

export function contestacaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.contestarPlacar, contestarPlacar);
  bind(app, services, contract.retirarContestacao, retirarContestacao);
  bind(app, services, contract.aceitarVersao, aceitarVersao);
  bind(app, services, contract.julgarCaso, julgarCaso);
  bind(app, services, contract.verCaso, verCaso);
}
