import type { verTransmissao as endpoint, Transmissao } from '#contract/campeonato/transmissao.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { enderecosDe } from './enderecos.ts';
import {
  findTransmissao,
  hasPatrocinio,
  listJogosDaTransmissao,
  type TransmissaoRow,
} from './queries.ts';

type Pedido = { readonly request: Parameters<typeof localeOf>[0] };

export async function apresentarTransmissao(
  tx: Tx,
  { config: { appUrl }, keys }: Services,
  { id, request }: Pedido & { readonly id: string },
  { renovada, ...ajustes }: TransmissaoRow,
): Promise<Transmissao> {
  return {
    ...ajustes,
    jogos: await listJogosDaTransmissao(tx, id, ajustes.partida),
    tem_patrocinio: await hasPatrocinio(tx, id),
    enderecos: enderecosDe(id, renovada, { keys, appUrl, locale: localeOf(request) }),
  };
}

export const verTransmissao: Handler<typeof endpoint> = async (services, call) => {
  const { db } = services;
  const { params, visitor, request } = call;
  await requireCampeonato(db, params.id, quemE(visitor), 'lancar_placar');
  const row = await findTransmissao(db, params.id);
  return { data: await apresentarTransmissao(db, services, { id: params.id, request }, row) };
};
