import type { conduzirCerimonia as endpoint } from '#contract/gestao.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { findSorteio, updateCerimonia } from './queries.ts';

/** Nothing of the draw itself changes: only which ball everybody is looking at. */
export const conduzirCerimonia: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const { uuid, fora, andando } = body;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async ({ tx, registrar }) => {
    const before = await findSorteio(tx, params.id, uuid);
    if (!before) throw new AppError('nao_encontrado');
    if (!before.bolas) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.cerimonia_cedo' } });
    }
    const depois = { fora: Math.min(fora, before.bolas.length), andando };
    await updateCerimonia(tx, uuid, depois);
    await registrar({ acao: 'conduzir-cerimonia', objeto: uuid, depois });
    const after = await findSorteio(tx, params.id, uuid);
    return { data: apresentarSorteio(after ?? before) };
  });
};
