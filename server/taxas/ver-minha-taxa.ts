import type { verMinhaTaxa as endpoint } from '#contract/campeonato/taxas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { findOfUser } from '#server/participantes/queries.ts';
import { apresentarMinha } from './apresentar.ts';

/** Who was only asked to play has no entry yet. */
export const verMinhaTaxa: Handler<typeof endpoint> = async ({ db }, { params, user, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'ver');
  const row = await findOfUser(db, params.id, user.uuid);
  if (!row || row.convidado) return { data: null };
  return apresentarMinha(db, campeonato, row);
};
