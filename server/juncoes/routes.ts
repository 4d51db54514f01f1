import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/pessoa/juncoes.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { aceitarHistorico } from './aceitar-historico.ts';
import { oferecerHistorico } from './oferecer-historico.ts';
import { deleteOldJuncoes } from './queries.ts';
import { recusarHistorico } from './recusar-historico.ts';
import { verJuncao } from './ver-juncao.ts';
import { verJuncaoFeita } from './ver-juncao-feita.ts';

export function juncaoRoutes(app: FastifyInstance, services: Services): void {
  services.jobs.hourly('juncoes', () => deleteOldJuncoes(services.db));
  bind(app, services, contract.verJuncaoFeita, verJuncaoFeita);
  bind(app, services, contract.oferecerHistorico, oferecerHistorico);
  bind(app, services, contract.verJuncao, verJuncao);
  bind(app, services, contract.aceitarHistorico, aceitarHistorico);
  bind(app, services, contract.recusarHistorico, recusarHistorico);
}
