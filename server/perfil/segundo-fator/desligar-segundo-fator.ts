import type { desligarSegundoFator as endpoint } from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { turnOff } from './queries.ts';

export const desligarSegundoFator: Handler<typeof endpoint> = async ({ db }, call) => {
  const { user, visitor, request } = call;
  if (visitor.isAdmin) throw new AppError('segundo_fator_obrigatorio');
  await db.transaction(async (tx) => {
    await turnOff(tx, user.uuid);
    await audit(tx, request, { acao: 'perfil.desligou_segundo_fator', ator: user.uuid });
  });
  return undefined;
};
