import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/sorteio.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { conduzirCerimonia } from './conduzir-cerimonia.ts';
import { desfazerSorteio } from './desfazer-sorteio.ts';
import { prepararSorteio } from './preparar-sorteio.ts';
import { realizarSorteio } from './realizar-sorteio.ts';
import { verSorteios } from './ver-sorteios.ts';

export function sorteioRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.prepararSorteio, prepararSorteio);
  bind(app, services, contract.realizarSorteio, realizarSorteio);
  bind(app, services, contract.conduzirCerimonia, conduzirCerimonia);
  bind(app, services, contract.desfazerSorteio, desfazerSorteio);
  bind(app, services, contract.verSorteios, verSorteios);
}
