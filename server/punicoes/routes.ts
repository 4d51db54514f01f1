import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/punicoes.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { anularPunicao } from './anular-punicao.ts';
import { listarPunicoes } from './listar-punicoes.ts';
import { preverAnulacao } from './prever-anulacao.ts';
import { preverPunicao } from './prever-punicao.ts';
import { punirParticipante } from './punir-participante.ts';

export function punicaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.anularPunicao, anularPunicao);
  bind(app, services, contract.listarPunicoes, listarPunicoes);
  bind(app, services, contract.preverAnulacao, preverAnulacao);
  bind(app, services, contract.preverPunicao, preverPunicao);
  bind(app, services, contract.punirParticipante, punirParticipante);
}
