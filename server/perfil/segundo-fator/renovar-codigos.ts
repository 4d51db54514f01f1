import type { renovarCodigos as endpoint } from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { newCodes } from './novos-codigos.ts';

export const renovarCodigos: Handler<typeof endpoint> = async ({ db }, call) => {
  const { user, visitor, request } = call;
  if (!visitor.hasSecondFactor) throw new AppError('estado_mudou');
  const codigos = await db.transaction(async (tx) => {
    await audit(tx, request, { acao: 'perfil.renovou_codigos', ator: user.uuid });
    return newCodes(tx, user.uuid);
  });
  return { data: { codigos } };
};
