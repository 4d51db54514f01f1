import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/mesa.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { contarNaMesa } from './contar-na-mesa.ts';
import { criarLink } from './criar-link.ts';
import { desfazerNaMesa } from './desfazer-na-mesa.ts';
import { lancarNaMesa } from './lancar-na-mesa.ts';
import { listarLinks } from './listar-links.ts';
import { revogarLink } from './revogar-link.ts';
import { verMesa } from './ver-mesa.ts';

export function mesaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.listarLinks, listarLinks);
  bind(app, services, contract.criarLink, criarLink);
  bind(app, services, contract.revogarLink, revogarLink);
  bind(app, services, contract.verMesa, verMesa);
  bind(app, services, contract.lancarNaMesa, lancarNaMesa);
  bind(app, services, contract.contarNaMesa, contarNaMesa);
  bind(app, services, contract.desfazerNaMesa, desfazerNaMesa);
}
