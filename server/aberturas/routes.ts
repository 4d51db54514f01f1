import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonato/aberturas.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { type AberturasContadas, countOpenings, makeAberturas } from './aberturas.ts';
import { deleteOldAberturas } from './queries.ts';
import { verAberturas } from './ver-aberturas.ts';

/** Gives what counts a page that is answered before the app is asked. */
export function aberturaRoutes(
  app: FastifyInstance,
  services: Services,
): AberturasContadas['count'] {
  const { db, jobs, log } = services;
  const aberturas = makeAberturas(db, log);
  jobs.hourly('aberturas', () => deleteOldAberturas(db));
  countOpenings(app, aberturas);
  bind(app, services, contract.verAberturas, verAberturas(aberturas));
  return aberturas.count;
}
