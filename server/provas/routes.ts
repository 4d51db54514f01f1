import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/provas.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { apagarProva } from './apagar-prova.ts';
import { enviarProva } from './enviar-prova.ts';
import { listarProvas } from './listar-provas.ts';
import { verProva } from './ver-prova.ts';

export function provaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarProvas, listarProvas);
  bind(app, services, contract.enviarProva, enviarProva);
  bind(app, services, contract.verProva, verProva);
  bind(app, services, contract.apagarProva, apagarProva);
}
