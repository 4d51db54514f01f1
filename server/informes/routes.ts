import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/informes.ts';
import { campeonatoDe } from '#server/competicao/memoria.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { confirmarInforme } from './confirmar-informe.ts';
import { informarPlacar } from './informar-placar.ts';
import { mudarInforme } from './mudar-informe.ts';
import { retirarInforme } from './retirar-informe.ts';

export function informeRoutes(app: FastifyInstance, services: Services): void {
  const queueOf = ({ uuid }: { readonly uuid: string }) => campeonatoDe(uuid);
  bind(app, services, contract.informarPlacar, informarPlacar, { queueOf });
  bind(app, services, contract.mudarInforme, mudarInforme);
  bind(app, services, contract.retirarInforme, retirarInforme);
  bind(app, services, contract.confirmarInforme, confirmarInforme, { queueOf });
}
