import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/auth.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { hashToken } from '#server/http/session.ts';
import { cadastrarPendente } from './cadastrar-pendente.ts';
import { confirmarEntrada } from './confirmar-entrada.ts';
import { irAoProvedor } from './ir-ao-provedor.ts';
import { makeProviders } from './providers.ts';
import { deleteExpiredTrips, findPending, findReturn } from './queries.ts';
import { voltarDoProvedor } from './voltar-do-provedor.ts';

export function authRoutes(app: FastifyInstance, services: Services): void {
  const providers = makeProviders(services.config);
  bind(app, services, contract.listarProvedores, async () => ({ data: [...providers.keys()] }));
  bind(app, services, contract.irAoProvedor, (all, call) => irAoProvedor(providers, all, call));
  bind(app, services, contract.voltarDoProvedor, (all, call) =>
    voltarDoProvedor(providers, all, call),
  );
  bind(app, services, contract.verRetorno, async ({ db }, { visitor }) => ({
    data: { retorno: (await findReturn(db, visitor.sessionId ?? '')) || null },
  }));
  bind(app, services, contract.verPendente, async ({ db }, { visitor }) => ({
    data: (await findPending(db, hashToken(visitor.token ?? ''))) ?? null,
  }));
  bind(app, services, contract.confirmarEntrada, confirmarEntrada);
  bind(app, services, contract.cadastrarPendente, cadastrarPendente);
  services.jobs.hourly('auth.idas', () => deleteExpiredTrips(services.db));
}
