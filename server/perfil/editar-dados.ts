import type {
  editarDados as detailsEndpoint,
  editarPrivacidade as privacyEndpoint,
} from '#contract/perfil.ts';
import { ehMenorDeIdade, hojeNoBrasil } from '#regras/pessoa/pessoa.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { parsePhone } from '#server/registrar/telefone.ts';
import { findProfile, getUser, updateDetails, updateSharing } from './queries.ts';

export const editarDados: Handler<typeof detailsEndpoint> = async ({ db }, { user, body }) => {
  const telefone = parsePhone(body.telefone, body.telefone_pais);
  if (telefone === undefined) {
    throw new AppError('dados_invalidos', {
      validations: { telefone: { key: 'registrar.erro.telefone' } },
    });
  }
  await updateDetails(db, user.uuid, { nome: body.nome, telefone });
  return { data: usuarioFromRow(await getUser(db, user.uuid)) };
};

export const editarPrivacidade: Handler<typeof privacyEndpoint> = async ({ db }, call) => {
  const { user, body } = call;
  const isShared = body.privacidade_compartilhar_whatsapp;
  const profile = await findProfile(db, user.uuid);
  const refuse = (key: 'perfil.privacidade.menor' | 'perfil.privacidade.sem_telefone') =>
    new AppError('dados_invalidos', {
      validations: { privacidade_compartilhar_whatsapp: { key } },
    });
  const isMinor = ehMenorDeIdade(hojeNoBrasil(new Date()), profile?.nascimento ?? null);
  if (isShared && isMinor) throw refuse('perfil.privacidade.menor');
  if (isShared && user.telefone === null) throw refuse('perfil.privacidade.sem_telefone');
  await updateSharing(db, user.uuid, isShared);
  return { data: usuarioFromRow(await getUser(db, user.uuid)) };
};
