import type { verElenco as endpoint } from '#contract/participantes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { olharDe, podeVerLinha } from '#server/participantes/apresentar.ts';
import { findParticipante } from '#server/participantes/queries.ts';
import { listElenco } from './queries.ts';
import { emergenciaDe } from './trocas.ts';

export const verElenco: Handler<typeof endpoint> = async ({ db }, { params, query, visitor }) => {
  const row = await findParticipante(db, params.uuid);
  if (!row) throw new AppError('nao_encontrado');
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, row.campeonato_id, quem, 'ver');
  if (!podeVerLinha(row, olharDe(campeonato, quem))) throw new AppError('nao_encontrado');
  return {
    data: await listElenco(db, params.uuid),
    emergencia: await emergenciaDe(db, campeonato, params.uuid),
  };
};
