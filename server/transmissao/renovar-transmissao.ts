import type { renovarTransmissao as endpoint } from '#contract/campeonato/transmissao.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { findTransmissao, saveTransmissao } from './queries.ts';
import { apresentarTransmissao } from './ver-transmissao.ts';

/** Whoever came to know the address is locked out. */
export const renovarTransmissao: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor, request } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'lancar_placar' } as const;
  return escrever(
    services,
    { ...pedido, novaVersao: false },
    async ({ tx, campeonato: { id } }) => {
      const before = await findTransmissao(tx, id);
      const row = { ...before, renovada: before.renovada + 1 };
      await saveTransmissao(tx, id, row);
      return { data: await apresentarTransmissao(tx, services, { id, request }, row) };
    },
  );
};
