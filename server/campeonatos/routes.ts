import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonatos.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { arquivarCampeonato } from './arquivar-campeonato.ts';
import { criarCampeonato } from './criar-campeonato.ts';
import { duplicarCampeonato } from './duplicar-campeonato.ts';
import { editarCampeonato } from './editar-campeonato.ts';
import { excluirCampeonato } from './excluir-campeonato.ts';
import { preverRegras } from './fases/prever-regras.ts';
import { listarCampeonatos } from './listar-campeonatos.ts';
import { mudarEstado } from './mudar-estado.ts';
import { removeDeleted } from './remover-excluidos.ts';
import { restaurarCampeonato } from './restaurar-campeonato.ts';
import { verCampeonato } from './ver-campeonato.ts';

export function campeonatoRoutes(app: FastifyInstance, services: Services): void {
  services.jobs.hourly('campeonatos.excluidos', () => removeDeleted(services));
  bind(app, services, contract.listarCampeonatos, listarCampeonatos);
  bind(app, services, contract.criarCampeonato, criarCampeonato);
  bind(app, services, contract.verCampeonato, verCampeonato);
  bind(app, services, contract.editarCampeonato, editarCampeonato);
  bind(app, services, contract.preverRegras, preverRegras);
  bind(app, services, contract.mudarEstado, mudarEstado);
  bind(app, services, contract.arquivarCampeonato, arquivarCampeonato);
  bind(app, services, contract.duplicarCampeonato, duplicarCampeonato);
  bind(app, services, contract.excluirCampeonato, excluirCampeonato);
  bind(app, services, contract.restaurarCampeonato, restaurarCampeonato);
}
