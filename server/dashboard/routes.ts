import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/pessoa/dashboard.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { verDashboard } from './ver-dashboard.ts';

export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verDashboard, verDashboard);
}
