import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/sorteio.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { conduzirCerimonia } from './conduzir-cerimonia.ts';
import { listSorteios } from './queries.ts';
import { desfazerSorteio, prepararSorteio, realizarSorteio } from './sortear.ts';

export function sorteioRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.prepararSorteio, prepararSorteio);
  bind(app, services, contract.realizarSorteio, realizarSorteio);
  bind(app, services, contract.conduzirCerimonia, conduzirCerimonia);
  bind(app, services, contract.desfazerSorteio, desfazerSorteio);
  bind(app, services, contract.verSorteios, async ({ db }, { params, query, visitor }) => {
    await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
    return { data: (await listSorteios(db, params.id)).map(apresentarSorteio) };
  });
}
