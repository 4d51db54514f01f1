import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partidas.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { agendarPartida } from './agendar-partida.ts';
import { cobrarPartida } from './cobranca/cobrar-partida.ts';
import { lancarPlacar } from './lancar-placar.ts';
import { preverPlacar } from './prever-placar.ts';
import { restaurarPlacares } from './restaurar-placares.ts';
import { verPartida } from './ver-partida.ts';

export function partidaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verPartida, verPartida);
  bind(app, services, contract.lancarPlacar, lancarPlacar);
  bind(app, services, contract.preverPlacar, preverPlacar);
  bind(app, services, contract.agendarPartida, agendarPartida);
  bind(app, services, contract.cobrarPartida, cobrarPartida);
  bind(app, services, contract.restaurarPlacares, restaurarPlacares);
}
