import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/lances.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { desfazerLance } from './desfazer-lance.ts';
import { encerrarAoVivo } from './encerrar-ao-vivo.ts';
import { marcarLance } from './marcar-lance.ts';
import { verLances } from './ver-lances.ts';

export function lanceRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verLances, verLances);
  bind(app, services, contract.marcarLance, marcarLance);
  bind(app, services, contract.desfazerLance, desfazerLance);
  bind(app, services, contract.encerrarAoVivo, encerrarAoVivo);
}
