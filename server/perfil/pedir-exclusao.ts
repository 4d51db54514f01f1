import type { pedirExclusao as endpoint } from '#contract/perfil.ts';
import { saidaPedida } from '#server/assinatura/acertar-saida.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { publicar } from '#server/saida/publicar.ts';
import { avisarExclusao } from './jobs.ts';
import { updateRemoval } from './queries.ts';
import { deleteAllSessions } from './sessoes/queries.ts';

const GRACE_DAYS = 7;

/** Everybody is logged out; logging in again within the days of grace undoes it (see insertSession). */
export const pedirExclusao: Handler<typeof endpoint> = async (services, call) => {
  const { cookies } = services;
  const { user, request, reply } = call;
  const exclusao_em = await emTransacao(services, async (tx) => {
    const due = await updateRemoval(tx, user.uuid, GRACE_DAYS);
    await deleteAllSessions(tx, user.uuid);
    await publicar(tx, avisarExclusao, { usuario: user.uuid });
    await services.jobs.enqueue(tx, saidaPedida, { usuario: user.uuid });
    await audit(tx, request, { acao: 'perfil.pediu_exclusao', ator: user.uuid });
    return due;
  });
  cookies.clear(reply);
  reply.clearCookie('XSRF-TOKEN', { path: '/' });
  return { data: { exclusao_em } };
};
