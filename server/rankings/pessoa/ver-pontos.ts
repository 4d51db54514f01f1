import type { verPontos as endpoint } from '#contract/ranking/rankings.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requireRanking } from '../acesso.ts';
import { apresentarLinha } from '../apresentar-linhas.ts';
import { countAcima, findLinha } from '../queries-linhas.ts';
import { fontesDe } from './fontes-da-pessoa.ts';
import { semanasDe } from './semanas-da-pessoa.ts';

export const verPontos: Handler<typeof endpoint> = async ({ db }, { params, user, visitor }) => {
  const ranking = await requireRanking(db, params.uuid, visitor);
  const visitante = user?.uuid ?? null;
  const row = await findLinha(db, { uuid: params.uuid, visitante }, params.pessoa);
  // Who is not shown by name has no page of points either, as if there were nobody.
  if (row?.situacao !== 'visivel') throw new AppError('nao_encontrado');
  const posicao = row.colocado ? (await countAcima(db, ranking.uuid, row)) + 1 : null;
  const fontes = await fontesDe(db, ranking, { pessoa: params.pessoa, visitante });
  const listed = fontes.filter(({ tipo }) => tipo !== 'ajuste').length;
  return {
    data: {
      linha: apresentarLinha(row, { visitante, posicao }),
      fontes,
      outras: Math.max(0, row.jogos - listed),
      semanas: await semanasDe(db, ranking, params.pessoa),
    },
  };
};
