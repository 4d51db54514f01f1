// Turning the second factor on and off. The secret is shown while it is being set up and never again.
import type {
  confirmarSegundoFator as confirmEndpoint,
  prepararSegundoFator as prepareEndpoint,
  renovarCodigos as renewEndpoint,
  desligarSegundoFator as turnOffEndpoint,
} from '#contract/perfil.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { NOW, recordProofs } from '#server/http/proof.ts';
import {
  conferirCodigo,
  hashCode,
  makeRecoveryCodes,
  makeSecret,
  secretAddress,
} from './conferir-codigo.ts';
import { replaceRecoveryCodes, saveSecret, turnOff, turnOn } from './queries-fatores.ts';

export const prepararSegundoFator: Handler<typeof prepareEndpoint> = async (
  { db, keys },
  { user },
) => {
  const segredo = makeSecret();
  const sealed = keys.seal('segundo-fator', segredo, user.uuid);
  if (!(await saveSecret(db, user.uuid, sealed))) throw new AppError('estado_mudou');
  return { data: { segredo, endereco: secretAddress(segredo, user.email) } };
};

async function newCodes(tx: Tx, uuid: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(tx, uuid, codes.map(hashCode));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

export const confirmarSegundoFator: Handler<typeof confirmEndpoint> = async (services, call) => {
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

export const renovarCodigos: Handler<typeof renewEndpoint> = async ({ db }, call) => {
  const { user, visitor, request } = call;
  if (!visitor.hasSecondFactor) throw new AppError('estado_mudou');
  const codigos = await db.transaction(async (tx) => {
    await audit(tx, request, { acao: 'perfil.renovou_codigos', ator: user.uuid });
    return newCodes(tx, user.uuid);
  });
  return { data: { codigos } };
};

export const desligarSegundoFator: Handler<typeof turnOffEndpoint> = async ({ db }, call) => {
  const { user, visitor, request } = call;
  if (visitor.isAdmin) throw new AppError('segundo_fator_obrigatorio');
  await db.transaction(async (tx) => {
    await turnOff(tx, user.uuid);
    await audit(tx, request, { acao: 'perfil.desligou_segundo_fator', ator: user.uuid });
  });
  return undefined;
};
