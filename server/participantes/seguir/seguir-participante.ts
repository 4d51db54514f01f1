import type { seguirParticipante as endpoint } from '#contract/participante/pagina.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { olharDe, podeVerLinha } from '#server/participantes/apresentar.ts';
import { findParticipante } from '#server/participantes/queries.ts';
import { deleteSeguido, insertSeguido } from './queries.ts';

const MOST = 200;

/** A thing of the person alone: nothing of the championship changes, and nobody else is told. */
export const seguirParticipante: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, body, user, visitor } = call;
  const quem = quemE(visitor);
  return db.transaction(async (tx) => {
    const row = await findParticipante(tx, params.uuid);
    if (!row) throw new AppError('nao_encontrado');
    const campeonato = await requireCampeonato(tx, row.campeonato_id, quem, 'ver');
    if (!podeVerLinha(row, olharDe(campeonato, quem))) throw new AppError('nao_encontrado');
    if (!body.seguindo) await deleteSeguido(tx, user.uuid, row.uuid);
    else if (!(await insertSeguido(tx, user.uuid, row.uuid, MOST))) {
      throw new AppError('estado_mudou', {
        text: { key: 'participantes.segue_muitos', params: { n: MOST } },
      });
    }
    return { data: { seguindo: body.seguindo } };
  });
};
