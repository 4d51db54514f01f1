import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/partida/mensagens.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { mandarMensagem } from './mandar-mensagem.ts';
import { verMensagens } from './ver-mensagens.ts';

export function mensagemRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verMensagens, verMensagens);
  bind(app, services, contract.mandarMensagem, mandarMensagem);
}
