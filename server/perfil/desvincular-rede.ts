import type { desvincularRede as endpoint } from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { deleteSocialAccount, listSocialAccounts, lockPerson } from './queries-redes.ts';

export const desvincularRede: Handler<typeof endpoint> = async ({ db }, call) => {
  const { user, params, request } = call;
  await db.transaction(async (tx) => {
    const { senha } = await lockPerson(tx, user.uuid);
    const accounts = await listSocialAccounts(tx, user.uuid);
    if (!accounts.some(({ provedor }) => provedor === params.provedor)) {
      throw new AppError('nao_encontrado');
    }
    if (senha === null && accounts.length === 1) {
      throw new AppError('estado_mudou', { text: { key: 'perfil.redes.ultima' } });
    }
    await deleteSocialAccount(tx, user.uuid, params.provedor);
    const detalhes = { provedor: params.provedor };
    await audit(tx, request, { acao: 'perfil.desvinculou_rede', ator: user.uuid, detalhes });
  });
  return undefined;
};
