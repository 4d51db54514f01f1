// The secret address of somebody's own calendar, and another one in its place.
import type { Services } from '#server/http/services.ts';
import { calendarioDaPessoa } from './enderecos.ts';
import { findRenovado, renovar } from './queries.ts';

type DonaDaAgenda = { readonly uuid: string };

export async function minhaAgenda(
  { config, db, keys }: Services,
  { uuid }: DonaDaAgenda,
): Promise<string> {
  return config.appUrl + calendarioDaPessoa(uuid, (await findRenovado(db, uuid)) ?? 0, keys);
}

export async function renovarAgenda(services: Services, pessoa: DonaDaAgenda): Promise<string> {
  await renovar(services.db, pessoa.uuid);
  return minhaAgenda(services, pessoa);
}
