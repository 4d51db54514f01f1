import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/gestao.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { apagarAviso, listarAvisos, publicarAviso } from './avisos.ts';
import { conduzirCerimonia } from './conduzir-cerimonia.ts';
import { criarExpresso } from './criar-expresso.ts';
import { desempatar } from './desempatar.ts';
import { adiarAgenda, gerarAgenda, marcarPrazo } from './gerar-agenda.ts';
import { gerarRodada } from './gerar-rodada.ts';
import { adicionarOrganizador, listarOrganizadores, removerOrganizador } from './organizadores.ts';
import { anularPunicao, listarPunicoes, punirParticipante } from './punicoes.ts';
import { listSorteios } from './queries.ts';
import { desfazerSorteio, prepararSorteio, realizarSorteio } from './sortear.ts';
import { verHistorico } from './ver-historico.ts';

export function gestaoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.prepararSorteio, prepararSorteio);
  bind(app, services, contract.realizarSorteio, realizarSorteio);
  bind(app, services, contract.conduzirCerimonia, conduzirCerimonia);
  bind(app, services, contract.desfazerSorteio, desfazerSorteio);
  bind(app, services, contract.verSorteios, async ({ db }, { params, query, visitor }) => {
    await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
    return { data: (await listSorteios(db, params.id)).map(apresentarSorteio) };
  });
  bind(app, services, contract.gerarRodada, gerarRodada);
  bind(app, services, contract.desempatar, desempatar);
  bind(app, services, contract.gerarAgenda, gerarAgenda);
  bind(app, services, contract.adiarAgenda, adiarAgenda);
  bind(app, services, contract.marcarPrazo, marcarPrazo);
  bind(app, services, contract.listarPunicoes, listarPunicoes);
  bind(app, services, contract.punirParticipante, punirParticipante);
  bind(app, services, contract.anularPunicao, anularPunicao);
  bind(app, services, contract.listarAvisos, listarAvisos);
  bind(app, services, contract.publicarAviso, publicarAviso);
  bind(app, services, contract.apagarAviso, apagarAviso);
  bind(app, services, contract.listarOrganizadores, listarOrganizadores);
  bind(app, services, contract.adicionarOrganizador, adicionarOrganizador);
  bind(app, services, contract.removerOrganizador, removerOrganizador);
  bind(app, services, contract.verHistorico, verHistorico);
  bind(app, services, contract.criarExpresso, criarExpresso);
}
