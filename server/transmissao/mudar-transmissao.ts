import type { mudarTransmissao as endpoint } from '#contract/campeonato/transmissao.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { anunciarNovidade } from '#server/campeonatos/ouvir/novidade.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { findTransmissao, saveTransmissao } from './queries.ts';
import { apresentarTransmissao } from './ver-transmissao.ts';

async function requireDaqui({ tx, campeonato }: Escrita, uuid: string): Promise<void> {
  const partida = await findPartida(tx, uuid);
  if (partida?.campeonato_id !== campeonato.id || ehFolga(partida)) {
    throw new AppError('nao_encontrado');
  }
}

/** Nothing of the championship changes: it keeps its version and has no line in its trail. */
export const mudarTransmissao: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor, request } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'lancar_placar' } as const;
  return escrever(services, { ...pedido, novaVersao: false }, async (escrita) => {
    const { tx, campeonato } = escrita;
    const { id } = campeonato;
    if (body.partida) await requireDaqui(escrita, body.partida);
    const before = await findTransmissao(tx, id);
    const named = Object.fromEntries(Object.entries(body).filter(([, one]) => one !== undefined));
    const row = { ...before, ...named, pecas: [...new Set(body.pecas ?? before.pecas)] };
    await saveTransmissao(tx, id, row);
    await anunciarNovidade(escrita, id);
    return { data: await apresentarTransmissao(tx, services, { id, request }, row) };
  });
};
