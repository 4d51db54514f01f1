import type { renovarCalendario as endpoint } from '#contract/perfil.ts';
import { renovarAgenda } from '#server/calendario/minha-agenda.ts';
import type { Handler } from '#server/http/endpoint.ts';

export const renovarCalendario: Handler<typeof endpoint> = async (services, { user }) => ({
  data: { minha_agenda: await renovarAgenda(services, user) },
});
