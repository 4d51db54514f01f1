import type * as contract from '#contract/pessoa/assinatura.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import type { Services } from '#server/http/services.ts';
import { apresentarAssinatura } from './apresentar.ts';

export const apresentar = async ({ db, pagamentos }: Services, { uuid }: Usuario) => ({
  data: await apresentarAssinatura(db, pagamentos, uuid),
});

export const verAssinatura: Handler<typeof contract.verAssinatura> = (services, { user }) =>
  apresentar(services, user);
