import type { criarNaLiga as endpoint } from '#contract/liga/vinculos.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { apresentarDeNovo } from '#server/campeonatos/apresentar.ts';
import { novoCampeonato } from '#server/campeonatos/criar-campeonato.ts';
import { porNaLiga } from '#server/campeonatos/liga/por-na-liga.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';

/** Who makes it owns it; both sides are this one person. */
export const criarNaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const pedido = { uuid: params.uuid, quem: quemNaLiga(visitor), acao: 'vincular' } as const;
  return escreverNaLiga(services, pedido, async ({ tx, registrar }) => {
    const id = await novoCampeonato(tx, user, body);
    await porNaLiga(tx, id, params.uuid);
    await registrar({ acao: 'vincular-campeonato', objeto: id });
    return { data: await apresentarDeNovo(tx, id, quemE(visitor)) };
  });
};
