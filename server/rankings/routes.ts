import type { FastifyInstance } from 'fastify';
import * as gestao from '#contract/ranking/gestao.ts';
import * as rankings from '#contract/ranking/rankings.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { ajustarRanking } from './ajustar-ranking.ts';
import { desfazerAjuste } from './desfazer-ajuste.ts';
import { exportarRanking } from './exportar-ranking.ts';
import { criarRanking } from './gestao/criar-ranking.ts';
import { editarRanking } from './gestao/editar-ranking.ts';
import { excluirRanking } from './gestao/excluir-ranking.ts';
import { listarRankingsDaLiga } from './gestao/listar-rankings-da-liga.ts';
import { verAjustes } from './gestao/ver-ajustes.ts';
import { verCampeonatosDoRanking } from './gestao/ver-campeonatos-do-ranking.ts';
import { listarRankings } from './listar-rankings.ts';
import { verPontos } from './pessoa/ver-pontos.ts';
import { verRanking } from './ver-ranking.ts';

const contract = { ...rankings, ...gestao };

export function rankingRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarRankings, listarRankings);
  bind(app, services, contract.verRanking, verRanking);
  bind(app, services, contract.exportarRanking, exportarRanking);
  bind(app, services, contract.verPontos, verPontos);
  bind(app, services, contract.ajustarRanking, ajustarRanking);
  bind(app, services, contract.desfazerAjuste, desfazerAjuste);
  bind(app, services, contract.criarRanking, criarRanking);
  bind(app, services, contract.editarRanking, editarRanking);
  bind(app, services, contract.excluirRanking, excluirRanking);
  bind(app, services, contract.listarRankingsDaLiga, listarRankingsDaLiga);
  bind(app, services, contract.verAjustes, verAjustes);
  bind(app, services, contract.verCampeonatosDoRanking, verCampeonatosDoRanking);
}
