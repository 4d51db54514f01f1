import type { editarPrivacidade as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { isMinor } from './menor-de-idade.ts';
import { getUser, updateSharing } from './queries.ts';

export const editarPrivacidade: Handler<typeof endpoint> = async ({ db }, call) => {
  const { user, body } = call;
  const isShared = body.privacidade_compartilhar_whatsapp;
  const refuse = (key: 'perfil.privacidade.menor' | 'perfil.privacidade.sem_telefone') =>
    new AppError('dados_invalidos', {
      validations: { privacidade_compartilhar_whatsapp: { key } },
    });
  if (isShared && (await isMinor(db, user.uuid))) throw refuse('perfil.privacidade.menor');
  if (isShared && user.telefone === null) throw refuse('perfil.privacidade.sem_telefone');
  await updateSharing(db, user.uuid, isShared);
  return { data: usuarioFromRow(await getUser(db, user.uuid)) };
};
