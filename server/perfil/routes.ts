import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import { bind } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { baixarExportacao } from './baixar-exportacao.ts';
import { desvincularRede } from './desvincular-rede.ts';
import { editarDados, editarPrivacidade } from './editar-dados.ts';
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
import { deleteOtherSessions, deleteSessionById } from './queries-sessoes.ts';
import { reautenticar } from './reautenticar.ts';
import {
  confirmarSegundoFator,
  desligarSegundoFator,
  prepararSegundoFator,
  renovarCodigos,
} from './segundo-fator.ts';
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
  bind(app, services, contract.encerrarSessao, async ({ db }, { user, params, request }) => {
    await db.transaction(async (tx) => {
      const found = await deleteSessionById(tx, user.uuid, params.id);
      if (!found) throw new AppError('nao_encontrado');
      await audit(tx, request, { acao: 'perfil.encerrou_sessao', ator: user.uuid });
    });
    return undefined;
  });
  bind(app, services, contract.encerrarOutrasSessoes, async ({ db }, call) => {
    const { user, visitor, request } = call;
    await db.transaction(async (tx) => {
      await deleteOtherSessions(tx, user.uuid, visitor.sessionId ?? '');
      await audit(tx, request, { acao: 'perfil.encerrou_sessoes', ator: user.uuid });
    });
    return undefined;
  });
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
