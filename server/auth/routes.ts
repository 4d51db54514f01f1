import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/auth.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { cadastrarPendente } from './cadastrar-pendente.ts';
import { confirmarEntrada } from './confirmar-entrada.ts';
import { irAoProvedor } from './ir-ao-provedor.ts';
import { listarProvedores } from './listar-provedores.ts';
import { deleteExpiredTrips } from './queries.ts';
import { verPendente } from './ver-pendente.ts';
import { verRetorno } from './ver-retorno.ts';
import { voltarDoProvedor } from './voltar-do-provedor.ts';

export function authRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarProvedores, listarProvedores);
  bind(app, services, contract.irAoProvedor, irAoProvedor);
  bind(app, services, contract.voltarDoProvedor, voltarDoProvedor);
  bind(app, services, contract.verRetorno, verRetorno);
  bind(app, services, contract.verPendente, verPendente);
  bind(app, services, contract.confirmarEntrada, confirmarEntrada);
  bind(app, services, contract.cadastrarPendente, cadastrarPendente);
  services.jobs.hourly('auth.idas', () => deleteExpiredTrips(services.db));
}
