import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/perfil.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { desligarAparelho } from './avisos/desligar-aparelho.ts';
import { editarAvisos } from './avisos/editar-avisos.ts';
import { editarHorarioDosAvisos } from './avisos/editar-horario-dos-avisos.ts';
import { ligarAparelho } from './avisos/ligar-aparelho.ts';
import { verAvisos } from './avisos/ver-avisos.ts';
import { baixarExportacao } from './baixar-exportacao.ts';
import { desvincularRede } from './desvincular-rede.ts';
import { editarBusca } from './editar-busca.ts';
import { editarDados } from './editar-dados.ts';
import { editarGamertags } from './editar-gamertags.ts';
import { editarIdioma } from './editar-idioma.ts';
import { editarPagina } from './editar-pagina.ts';
import { editarPrivacidade } from './editar-privacidade.ts';
import { enviarFoto } from './enviar-foto.ts';
import { perfilJobs } from './jobs.ts';
import { mudarSenha } from './mudar-senha.ts';
import { pedirExclusao } from './pedir-exclusao.ts';
import { pedirExportacao } from './pedir-exportacao.ts';
import { reautenticar } from './reautenticar.ts';
import { removerFoto } from './remover-foto.ts';
import { renovarCalendario } from './renovar-calendario.ts';
import { confirmarSegundoFator } from './segundo-fator/confirmar-segundo-fator.ts';
import { desligarSegundoFator } from './segundo-fator/desligar-segundo-fator.ts';
import { prepararSegundoFator } from './segundo-fator/preparar-segundo-fator.ts';
import { renovarCodigos } from './segundo-fator/renovar-codigos.ts';
import { encerrarOutrasSessoes } from './sessoes/encerrar-outras-sessoes.ts';
import { encerrarSessao } from './sessoes/encerrar-sessao.ts';
import { verPerfil } from './ver-perfil.ts';

function detailRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verPerfil, verPerfil);
  bind(app, services, contract.editarDados, editarDados);
  bind(app, services, contract.editarGamertags, editarGamertags);
  bind(app, services, contract.editarIdioma, editarIdioma);
  bind(app, services, contract.editarPrivacidade, editarPrivacidade);
  bind(app, services, contract.editarBusca, editarBusca);
  bind(app, services, contract.editarPagina, editarPagina);
  bind(app, services, contract.enviarFoto, enviarFoto);
  bind(app, services, contract.removerFoto, removerFoto);
  bind(app, services, contract.renovarCalendario, renovarCalendario);
}

function noticeRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verAvisos, verAvisos);
  bind(app, services, contract.editarAvisos, editarAvisos);
  bind(app, services, contract.editarHorarioDosAvisos, editarHorarioDosAvisos);
  bind(app, services, contract.ligarAparelho, ligarAparelho);
  bind(app, services, contract.desligarAparelho, desligarAparelho);
}

function sessionRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.encerrarSessao, encerrarSessao);
  bind(app, services, contract.encerrarOutrasSessoes, encerrarOutrasSessoes);
}

export function perfilRoutes(app: FastifyInstance, services: Services): void {
  detailRoutes(app, services);
  noticeRoutes(app, services);
  sessionRoutes(app, services);
  bind(app, services, contract.reautenticar, reautenticar);
  bind(app, services, contract.mudarSenha, mudarSenha);
  bind(app, services, contract.desvincularRede, desvincularRede);
  bind(app, services, contract.prepararSegundoFator, prepararSegundoFator);
  bind(app, services, contract.confirmarSegundoFator, confirmarSegundoFator);
  bind(app, services, contract.desligarSegundoFator, desligarSegundoFator);
  bind(app, services, contract.renovarCodigos, renovarCodigos);
  bind(app, services, contract.pedirExportacao, pedirExportacao);
  bind(app, services, contract.baixarExportacao, baixarExportacao);
  bind(app, services, contract.pedirExclusao, pedirExclusao);
  perfilJobs(services);
}
