import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/compartilhar.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { compartilharLiga } from './compartilhar-liga.ts';
import { compartilharParticipante } from './compartilhar-participante.ts';
import { compartilharPartida } from './compartilhar-partida.ts';
import { compartilharPessoa } from './compartilhar-pessoa.ts';
import { compartilharRanking } from './compartilhar-ranking.ts';
import { verCompartilhar } from './ver-compartilhar.ts';

export function compartilharRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verCompartilhar, verCompartilhar);
  bind(app, services, contract.compartilharPartida, compartilharPartida);
  bind(app, services, contract.compartilharParticipante, compartilharParticipante);
  bind(app, services, contract.compartilharLiga, compartilharLiga);
  bind(app, services, contract.compartilharRanking, compartilharRanking);
  bind(app, services, contract.compartilharPessoa, compartilharPessoa);
}
