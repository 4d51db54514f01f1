import type { conduzirCerimonia as endpoint } from '#contract/sorteio.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { anunciarNovidade } from '#server/campeonatos/ouvir/novidade.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { findSorteio, updateCerimonia } from './queries.ts';

/** Only which ball everybody is looking at: no change of the championship, so no line in its trail either. */
export const conduzirCerimonia: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const { uuid, fora, andando } = body;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, { ...pedido, novaVersao: false }, async (escrita) => {
    const { tx } = escrita;
    const before = await findSorteio(tx, params.id, uuid);
    if (!before) throw new AppError('nao_encontrado');
    if (!before.bolas) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.cerimonia_cedo' } });
    }
    await updateCerimonia(tx, uuid, { fora: Math.min(fora, before.bolas.length), andando });
    await anunciarNovidade(escrita, uuid);
    const after = await findSorteio(tx, params.id, uuid);
    return { data: apresentarSorteio(after ?? before) };
  });
};
