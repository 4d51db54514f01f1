import type { removerFoto as endpoint } from '#contract/perfil.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { removePhoto } from './enviar-foto.ts';

export const removerFoto: Handler<typeof endpoint> = async (services, { user }) => ({
  data: await removePhoto(services, user.uuid),
});
