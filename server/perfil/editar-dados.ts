import type { editarDados as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { usuarioFromRow } from '#server/http/usuario-row.ts';
import { parsePhone } from '#server/registrar/telefone.ts';
import { getUser, updateDetails } from './queries.ts';

export const editarDados: Handler<typeof endpoint> = async ({ db }, { user, body }) => {
  const telefone = parsePhone(body.telefone, body.telefone_pais);
  if (telefone === undefined) {
    throw new AppError('dados_invalidos', {
      validations: { telefone: { key: 'registrar.erro.telefone' } },
    });
  }
  await updateDetails(db, user.uuid, { nome: body.nome, telefone });
  return { data: usuarioFromRow(await getUser(db, user.uuid)) };
};
