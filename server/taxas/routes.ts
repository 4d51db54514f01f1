import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/taxas.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { enviarComprovante } from './enviar-comprovante.ts';
import { listarTaxas } from './listar-taxas.ts';
import { mudarTaxas } from './mudar-taxas.ts';
import { verComprovante } from './ver-comprovante.ts';
import { verMinhaTaxa } from './ver-minha-taxa.ts';

export function taxaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verMinhaTaxa, verMinhaTaxa);
  bind(app, services, contract.listarTaxas, listarTaxas);
  bind(app, services, contract.mudarTaxas, mudarTaxas);
  bind(app, services, contract.enviarComprovante, enviarComprovante);
  bind(app, services, contract.verComprovante, verComprovante);
}
