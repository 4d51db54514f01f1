import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/ranking/rankings.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { ajustarRanking } from './ajustar-ranking.ts';
import { desfazerAjuste } from './desfazer-ajuste.ts';
import { exportarRanking } from './exportar-ranking.ts';
import { listarRankings } from './listar-rankings.ts';
import { verPontos } from './pessoa/ver-pontos.ts';
import { verRanking } from './ver-ranking.ts';

export function rankingRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarRankings, listarRankings);
  bind(app, services, contract.verRanking, verRanking);
  bind(app, services, contract.exportarRanking, exportarRanking);
  bind(app, services, contract.verPontos, verPontos);
  bind(app, services, contract.ajustarRanking, ajustarRanking);
  bind(app, services, contract.desfazerAjuste, desfazerAjuste);
}
