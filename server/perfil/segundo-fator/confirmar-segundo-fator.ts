import type { confirmarSegundoFator as endpoint } from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { NOW, recordProofs } from '#server/http/proof.ts';
import { conferirCodigo } from './conferir-codigo.ts';
import { newCodes } from './novos-codigos.ts';
import { turnOn } from './queries.ts';

export const confirmarSegundoFator: Handler<typeof endpoint> = async (services, call) => {
  const { user, body, visitor, request } = call;
  if (visitor.hasSecondFactor) throw new AppError('estado_mudou');
  await conferirCodigo(services, user.uuid, body.codigo);
  const codigos = await services.db.transaction(async (tx) => {
    await turnOn(tx, user.uuid);
    if (visitor.sessionId) await recordProofs(tx, visitor.sessionId, { codigo: NOW });
    await audit(tx, request, { acao: 'perfil.ligou_segundo_fator', ator: user.uuid });
    return newCodes(tx, user.uuid);
  });
  return { data: { codigos } };
};
