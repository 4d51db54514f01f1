import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/realtime/broadcasting.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { autorizarCanal } from './autorizar-canal.ts';
import { autorizarUsuario } from './autorizar-usuario.ts';
import { canais } from './canais.ts';

export function broadcastingRoutes(app: FastifyInstance, services: Services): void {
  for (const rule of canais(services.db)) services.realtime.allow(rule);
  bind(app, services, contract.autorizarCanal, autorizarCanal);
  bind(app, services, contract.autorizarUsuario, autorizarUsuario);
  services.realtime.routes(app);
}
