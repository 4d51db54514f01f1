import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/usuario.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { lerNotificacao } from './ler-notificacao.ts';
import { lerNotificacoes } from './ler-notificacoes.ts';
import { listarAvisosDaPessoa } from './listar-avisos-da-pessoa.ts';
import { listarNotificacoes } from './listar-notificacoes.ts';

export function usuarioRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarNotificacoes, listarNotificacoes);
  bind(app, services, contract.listarAvisosDaPessoa, listarAvisosDaPessoa);
  bind(app, services, contract.lerNotificacoes, lerNotificacoes);
  bind(app, services, contract.lerNotificacao, lerNotificacao);
}
