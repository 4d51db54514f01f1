import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/agenda.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { adiarAgenda } from './adiar-agenda.ts';
import { gerarAgenda } from './gerar-agenda.ts';
import { marcarPrazo } from './marcar-prazo.ts';

export function agendaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.adiarAgenda, adiarAgenda);
  bind(app, services, contract.gerarAgenda, gerarAgenda);
  bind(app, services, contract.marcarPrazo, marcarPrazo);
}
