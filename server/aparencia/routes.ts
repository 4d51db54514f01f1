import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/aparencia.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import {
  enviarCapaDoCampeonato,
  enviarLogo,
  tirarCapaDoCampeonato,
} from './enviar-imagem-do-campeonato.ts';
import { mudarAparencia } from './mudar-aparencia.ts';
import { verAparencia } from './ver-aparencia.ts';

export function aparenciaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verAparencia, verAparencia);
  bind(app, services, contract.mudarAparencia, mudarAparencia);
  bind(app, services, contract.enviarCapaDoCampeonato, enviarCapaDoCampeonato);
  bind(app, services, contract.tirarCapaDoCampeonato, tirarCapaDoCampeonato);
  bind(app, services, contract.enviarLogo, enviarLogo);
}
