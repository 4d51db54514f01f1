import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/pessoa/assinatura.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { atualizarAssinatura } from './atualizar-assinatura.ts';
import { cancelarAssinatura, retomarAssinatura } from './cancelar-assinatura.ts';
import { assinar, trocarCartao } from './comprar.ts';
import { mudarDocumento } from './mudar-documento.ts';
import { pedirCartao } from './pedir-cartao.ts';
import { pedirReembolso } from './pedir-reembolso.ts';
import { preverTroca, trocarPlano } from './trocar-plano.ts';
import { verAssinatura } from './ver-assinatura.ts';
import { webhookRoute } from './webhook.ts';

export function assinaturaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verAssinatura, verAssinatura);
  bind(app, services, contract.assinar, assinar);
  bind(app, services, contract.atualizarAssinatura, atualizarAssinatura);
  bind(app, services, contract.trocarCartao, trocarCartao);
  bind(app, services, contract.pedirCartao, pedirCartao);
  bind(app, services, contract.mudarDocumento, mudarDocumento);
  bind(app, services, contract.preverTroca, preverTroca);
  bind(app, services, contract.trocarPlano, trocarPlano);
  bind(app, services, contract.cancelarAssinatura, cancelarAssinatura);
  bind(app, services, contract.retomarAssinatura, retomarAssinatura);
  bind(app, services, contract.pedirReembolso, pedirReembolso);
  webhookRoute(app, services);
}
