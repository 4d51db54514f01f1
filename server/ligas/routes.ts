// Every endpoint about ligas: of the liga itself, of its people, of its links and notices.
import type { FastifyInstance } from 'fastify';
import * as convites from '#contract/liga/convites.ts';
import * as imagens from '#contract/liga/imagens.ts';
import * as ligas from '#contract/liga/ligas.ts';
import * as membros from '#contract/liga/membros.ts';
import * as temporadas from '#contract/liga/temporadas.ts';
import * as vinculos from '#contract/liga/vinculos.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { apagarAvisoDaLiga } from './avisos/apagar-aviso-da-liga.ts';
import { listarAvisosDaLiga } from './avisos/listar-avisos-da-liga.ts';
import { publicarAvisoDaLiga } from './avisos/publicar-aviso-da-liga.ts';
import { aceitarConviteDaLiga } from './convites/aceitar-convite-da-liga.ts';
import { criarConviteDaLiga } from './convites/criar-convite-da-liga.ts';
import { listarConvitesDaLiga } from './convites/listar-convites-da-liga.ts';
import { deleteOldConvitesDaLiga } from './convites/queries.ts';
import { revogarConviteDaLiga } from './convites/revogar-convite-da-liga.ts';
import { verConviteDaLiga } from './convites/ver-convite-da-liga.ts';
import { criarLiga } from './criar-liga.ts';
import { editarLiga } from './editar-liga.ts';
import {
  enviarCapaDaLiga,
  enviarEscudoDaLiga,
  tirarCapaDaLiga,
  tirarEscudoDaLiga,
} from './enviar-imagem.ts';
import { listarLigas } from './listar-ligas.ts';
import { assumirLiga } from './membros/assumir-liga.ts';
import { banirDaLiga } from './membros/banir-da-liga.ts';
import { decidirPedidoDaLiga } from './membros/decidir-pedido-da-liga.ts';
import { entrarNaLiga } from './membros/entrar-na-liga.ts';
import { listarBanidosDaLiga } from './membros/listar-banidos-da-liga.ts';
import { listarMembrosDaLiga } from './membros/listar-membros-da-liga.ts';
import { listarPedidosDaLiga } from './membros/listar-pedidos-da-liga.ts';
import { mudarPapelNaLiga } from './membros/mudar-papel-na-liga.ts';
import { oferecerLiga } from './membros/oferecer-liga.ts';
import { perdoarNaLiga } from './membros/perdoar-na-liga.ts';
import { removerMembroDaLiga } from './membros/remover-membro-da-liga.ts';
import { retirarOfertaDaLiga } from './membros/retirar-oferta-da-liga.ts';
import { retirarPedidoDaLiga } from './membros/retirar-pedido-da-liga.ts';
import { mudarEstadoDaLiga } from './mudar-estado-da-liga.ts';
import { listarCampeoesDaLiga } from './pagina/listar-campeoes-da-liga.ts';
import { listarCompeticoesDaLiga } from './pagina/listar-competicoes-da-liga.ts';
import { verInicioDaLiga } from './pagina/ver-inicio-da-liga.ts';
import { deleteLigasExcluidas } from './queries.ts';
import { ajustarTemporada } from './temporadas/ajustar-temporada.ts';
import { comecarTemporada } from './temporadas/comecar-temporada.ts';
import { criarConfrontos } from './temporadas/criar-confrontos.ts';
import { criarProximaTemporada } from './temporadas/criar-proxima-temporada.ts';
import { criarTemporada } from './temporadas/criar-temporada.ts';
import { editarTemporada } from './temporadas/editar-temporada.ts';
import { listarTemporadas } from './temporadas/listar-temporadas.ts';
import { preverProximaTemporada } from './temporadas/prever-proxima-temporada.ts';
import { seguirDivisoes } from './temporadas/seguir-divisoes.ts';
import { verTabelaHistorica } from './temporadas/ver-tabela-historica.ts';
import { verTemporada } from './temporadas/ver-temporada.ts';
import { verHistoricoDaLiga } from './ver-historico-da-liga.ts';
import { verLiga } from './ver-liga.ts';
import { criarNaLiga } from './vinculos/criar-na-liga.ts';
import { desvincularCampeonato } from './vinculos/desvincular-campeonato.ts';
import { listarVinculos } from './vinculos/listar-vinculos.ts';
import { mudarPadrao } from './vinculos/mudar-padrao.ts';
import { verPadrao } from './vinculos/ver-padrao.ts';
import { vincularCampeonato } from './vinculos/vincular-campeonato.ts';

const contract = { ...ligas, ...membros, ...convites, ...vinculos };

function temporadaRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, temporadas.listarTemporadas, listarTemporadas);
  bind(app, services, temporadas.verTemporada, verTemporada);
  bind(app, services, temporadas.criarTemporada, criarTemporada);
  bind(app, services, temporadas.editarTemporada, editarTemporada);
  bind(app, services, temporadas.comecarTemporada, comecarTemporada);
  bind(app, services, temporadas.preverProximaTemporada, preverProximaTemporada);
  bind(app, services, temporadas.ajustarTemporada, ajustarTemporada);
  bind(app, services, temporadas.criarConfrontos, criarConfrontos);
  bind(app, services, temporadas.criarProximaTemporada, criarProximaTemporada);
  bind(app, services, temporadas.verTabelaHistorica, verTabelaHistorica);
}

export function ligaRoutes(app: FastifyInstance, services: Services): void {
  const { db, jobs } = services;
  seguirDivisoes(services);
  jobs.hourly('ligas.excluidas', () => deleteLigasExcluidas(db));
  jobs.hourly('ligas.convites', () => deleteOldConvitesDaLiga(db));
  bind(app, services, contract.listarLigas, listarLigas);
  bind(app, services, contract.criarLiga, criarLiga);
  bind(app, services, contract.verLiga, verLiga);
  bind(app, services, contract.editarLiga, editarLiga);
  bind(app, services, contract.mudarEstadoDaLiga, mudarEstadoDaLiga);
  bind(app, services, imagens.enviarEscudoDaLiga, enviarEscudoDaLiga);
  bind(app, services, imagens.tirarEscudoDaLiga, tirarEscudoDaLiga);
  bind(app, services, imagens.enviarCapaDaLiga, enviarCapaDaLiga);
  bind(app, services, imagens.tirarCapaDaLiga, tirarCapaDaLiga);
  bind(app, services, contract.verInicioDaLiga, verInicioDaLiga);
  bind(app, services, contract.listarCompeticoesDaLiga, listarCompeticoesDaLiga);
  bind(app, services, contract.listarCampeoesDaLiga, listarCampeoesDaLiga);
  bind(app, services, contract.verHistoricoDaLiga, verHistoricoDaLiga);
  bind(app, services, contract.listarAvisosDaLiga, listarAvisosDaLiga);
  bind(app, services, contract.publicarAvisoDaLiga, publicarAvisoDaLiga);
  bind(app, services, contract.apagarAvisoDaLiga, apagarAvisoDaLiga);
  bind(app, services, contract.listarConvitesDaLiga, listarConvitesDaLiga);
  bind(app, services, contract.criarConviteDaLiga, criarConviteDaLiga);
  bind(app, services, contract.revogarConviteDaLiga, revogarConviteDaLiga);
  bind(app, services, contract.verConviteDaLiga, verConviteDaLiga);
  bind(app, services, contract.aceitarConviteDaLiga, aceitarConviteDaLiga);
  bind(app, services, contract.listarMembrosDaLiga, listarMembrosDaLiga);
  bind(app, services, contract.entrarNaLiga, entrarNaLiga);
  bind(app, services, contract.mudarPapelNaLiga, mudarPapelNaLiga);
  bind(app, services, contract.removerMembroDaLiga, removerMembroDaLiga);
  bind(app, services, contract.listarPedidosDaLiga, listarPedidosDaLiga);
  bind(app, services, contract.decidirPedidoDaLiga, decidirPedidoDaLiga);
  bind(app, services, contract.retirarPedidoDaLiga, retirarPedidoDaLiga);
  bind(app, services, contract.listarBanidosDaLiga, listarBanidosDaLiga);
  bind(app, services, contract.banirDaLiga, banirDaLiga);
  bind(app, services, contract.perdoarNaLiga, perdoarNaLiga);
  bind(app, services, contract.oferecerLiga, oferecerLiga);
  bind(app, services, contract.retirarOfertaDaLiga, retirarOfertaDaLiga);
  bind(app, services, contract.assumirLiga, assumirLiga);
  bind(app, services, contract.vincularCampeonato, vincularCampeonato);
  bind(app, services, contract.desvincularCampeonato, desvincularCampeonato);
  bind(app, services, contract.listarVinculos, listarVinculos);
  bind(app, services, contract.criarNaLiga, criarNaLiga);
  bind(app, services, contract.verPadrao, verPadrao);
  bind(app, services, contract.mudarPadrao, mudarPadrao);
  temporadaRoutes(app, services);
}
