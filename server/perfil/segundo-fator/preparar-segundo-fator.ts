// The secret is shown while the second factor is being set up and never again.
import type { prepararSegundoFator as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { makeSecret, secretAddress } from './conferir-codigo.ts';
import { saveSecret } from './queries.ts';

export const prepararSegundoFator: Handler<typeof endpoint> = async ({ db, keys }, { user }) => {
  const segredo = makeSecret();
  const sealed = keys.seal('segundo-fator', segredo, user.uuid);
  if (!(await saveSecret(db, user.uuid, sealed))) throw new AppError('estado_mudou');
  return { data: { segredo, endereco: secretAddress(segredo, user.email) } };
};
