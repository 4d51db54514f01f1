import type { decidirDenuncia as endpoint } from '#contract/pessoa/denuncias.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findDenuncia, updateDenuncia } from './queries.ts';

export const decidirDenuncia: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, body, user, request } = call;
  return db.transaction(async (tx) => {
    if (!(await findDenuncia(tx, params.uuid))) throw new AppError('nao_encontrado');
    await updateDenuncia(tx, params.uuid, { ...body, por: user.uuid });
    await audit(tx, request, {
      acao: 'admin.mudou',
      ator: user.uuid,
      alvo: `denuncia:${params.uuid}`,
      detalhes: { estado: body.estado },
    });
    const data = await findDenuncia(tx, params.uuid);
    if (!data) throw new AppError('nao_encontrado');
    return { data };
  });
};
