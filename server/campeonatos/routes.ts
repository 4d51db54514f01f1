import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/campeonatos.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { quemE, requireCampeonato } from './acesso.ts';
import { apresentar, apresentarDeNovo } from './apresentar.ts';
import { criarCampeonato } from './criar-campeonato.ts';
import { duplicarCampeonato } from './duplicar-campeonato.ts';
import { editarCampeonato } from './editar-campeonato.ts';
import { escrever } from './escrever.ts';
import { excluirCampeonato, removeDeleted, restaurarCampeonato } from './excluir-campeonato.ts';
import { requireRoomToReturn } from './limites.ts';
import { listarCampeonatos } from './listar-campeonatos.ts';
import { mudarEstado } from './mudar-estado.ts';
import { updateArquivado } from './queries.ts';

export function campeonatoRoutes(app: FastifyInstance, services: Services): void {
  services.jobs.hourly('campeonatos.excluidos', () => removeDeleted(services.db));
  bind(app, services, contract.listarCampeonatos, listarCampeonatos);
  bind(app, services, contract.criarCampeonato, criarCampeonato);
  bind(app, services, contract.verCampeonato, async ({ db }, { params, query, visitor }) => {
    const quem = quemE(visitor, query);
    return { data: apresentar(await requireCampeonato(db, params.id, quem, 'ver'), quem) };
  });
  bind(app, services, contract.editarCampeonato, editarCampeonato);
  bind(app, services, contract.mudarEstado, mudarEstado);
  bind(app, services, contract.arquivarCampeonato, async (all, { params, body, visitor }) => {
    const quem = quemE(visitor);
    const pedido = { id: params.id, quem, acao: 'editar' } as const;
    await escrever(all, pedido, async ({ tx, campeonato, registrar }) => {
      if (!body.arquivado) await requireRoomToReturn(tx, campeonato, { arquivado_em: null });
      await updateArquivado(tx, params.id, body.arquivado);
      await registrar({ acao: 'arquivar-campeonato', depois: body });
    });
    return { data: await apresentarDeNovo(all.db, params.id, quem) };
  });
  bind(app, services, contract.duplicarCampeonato, duplicarCampeonato);
  bind(app, services, contract.excluirCampeonato, excluirCampeonato);
  bind(app, services, contract.restaurarCampeonato, restaurarCampeonato);
}
