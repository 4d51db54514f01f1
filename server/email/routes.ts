import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/email.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { cancelarTroca } from './cancelar-troca.ts';
import { confirmarTroca } from './confirmar-troca.ts';
import { corrigirEmail } from './corrigir-email.ts';
import { desfazerTroca } from './desfazer-troca.ts';
import { enviarLinkVerificacao } from './enviar-link-verificacao.ts';
import { pedirTroca } from './pedir-troca.ts';
import { verTroca } from './ver-troca.ts';
import { verificarEmail } from './verificar-email.ts';

export function emailRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verificarEmail, verificarEmail);
  bind(app, services, contract.enviarLinkVerificacao, enviarLinkVerificacao);
  bind(app, services, contract.corrigirEmail, corrigirEmail);
  bind(app, services, contract.pedirTroca, pedirTroca);
  bind(app, services, contract.confirmarTroca, confirmarTroca);
  bind(app, services, contract.desfazerTroca, desfazerTroca);
  bind(app, services, contract.verTroca, verTroca);
  bind(app, services, contract.cancelarTroca, cancelarTroca);
}
