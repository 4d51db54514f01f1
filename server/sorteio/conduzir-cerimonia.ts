import type { conduzirCerimonia as endpoint } from '#contract/sorteio.ts';
import { quemE, requireLocked } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { apresentarSorteio } from './apresentar-sorteio.ts';
import { findSorteio, updateCerimonia } from './queries.ts';

/** Only which ball everybody is looking at: no change of the championship, so no line in its trail either. */
export const conduzirCerimonia: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const { uuid, fora, andando } = body;
  return services.db.transaction(async (tx) => {
    await requireLocked(tx, params.id, quemE(visitor), 'sortear');
    const before = await findSorteio(tx, params.id, uuid);
    if (!before) throw new AppError('nao_encontrado');
    if (!before.bolas) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.cerimonia_cedo' } });
    }
    await updateCerimonia(tx, uuid, { fora: Math.min(fora, before.bolas.length), andando });
    const after = await findSorteio(tx, params.id, uuid);
    return { data: apresentarSorteio(after ?? before) };
  });
};
