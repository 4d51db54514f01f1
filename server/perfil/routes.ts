import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/perfil.ts';
import { bind } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { baixarExportacao } from './baixar-exportacao.ts';
import { desvincularRede } from './desvincular-rede.ts';
import { editarDados } from './editar-dados.ts';
import { editarPrivacidade } from './editar-privacidade.ts';
import { encerrarOutrasSessoes } from './encerrar-outras-sessoes.ts';
import { encerrarSessao } from './encerrar-sessao.ts';
import { enviarFoto, removePhoto } from './enviar-foto.ts';
import { perfilJobs } from './jobs.ts';
import { mudarSenha } from './mudar-senha.ts';
import { pedirExclusao } from './pedir-exclusao.ts';
import { pedirExportacao } from './pedir-exportacao.ts';
import {
  getUser,
  updateFindable,
  updateGamertags,
  updateLocale,
  updateNotices,
} from './queries.ts';
import { reautenticar } from './reautenticar.ts';
import { confirmarSegundoFator } from './segundo-fator/confirmar-segundo-fator.ts';
import { desligarSegundoFator } from './segundo-fator/desligar-segundo-fator.ts';
import { prepararSegundoFator } from './segundo-fator/preparar-segundo-fator.ts';
import { renovarCodigos } from './segundo-fator/renovar-codigos.ts';
import { verPerfil } from './ver-perfil.ts';

function detailRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.verPerfil, verPerfil);
  bind(app, services, contract.editarDados, editarDados);
  bind(app, services, contract.editarGamertags, async ({ db }, { user, body }) => {
    await updateGamertags(db, user.uuid, body);
    return undefined;
  });
  bind(app, services, contract.editarIdioma, async ({ db }, { user, body }) => {
    await updateLocale(db, user.uuid, body.locale);
    return { data: usuarioFromRow(await getUser(db, user.uuid)) };
  });
  bind(app, services, contract.editarPrivacidade, editarPrivacidade);
  bind(app, services, contract.editarBusca, async ({ db }, { user, body }) => {
    await updateFindable(db, user.uuid, body.aparece_na_busca);
    return undefined;
  });
  bind(app, services, contract.editarAvisos, async ({ db }, { user, body }) => {
    await updateNotices(db, user.uuid, body);
    return undefined;
  });
  bind(app, services, contract.enviarFoto, enviarFoto);
  bind(app, services, contract.removerFoto, async (all, { user }) => ({
    data: await removePhoto(all, user.uuid),
  }));
}

function sessionRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, contract.encerrarSessao, encerrarSessao);
  bind(app, services, contract.encerrarOutrasSessoes, encerrarOutrasSessoes);
}

export function perfilRoutes(app: FastifyInstance, services: Services): void {
  detailRoutes(app, services);
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
