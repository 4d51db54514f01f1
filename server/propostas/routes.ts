import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/propostas.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { aceitarProposta } from './aceitar-proposta.ts';
import { marcarVistas } from './marcar-vistas.ts';
import { proporHorarios } from './propor-horarios.ts';
import { retirarProposta } from './retirar-proposta.ts';
import { verPropostas } from './ver-propostas.ts';

export function propostaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verPropostas, verPropostas);
  bind(app, services, contract.proporHorarios, proporHorarios);
  bind(app, services, contract.marcarVistas, marcarVistas);
  bind(app, services, contract.aceitarProposta, aceitarProposta);
  bind(app, services, contract.retirarProposta, retirarProposta);
}
