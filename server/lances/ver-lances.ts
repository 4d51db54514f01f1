import type { verLances as endpoint } from '#contract/partida/lances.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { lerVida } from '#server/informes/apresentar-vida.ts';
import { findVida } from '#server/informes/queries.ts';
import { apresentarAoVivo } from './apresentar-ao-vivo.ts';
import { listLances } from './queries.ts';

export const verLances: Handler<typeof endpoint> = async ({ db }, { params, query, visitor }) => {
  const partida = await findPartida(db, params.uuid);
  if (!partida || ehFolga(partida)) throw new AppError('nao_encontrado');
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, partida.campeonato_id, quem, 'ver');
  const guardada = await findVida(db, campeonato.id, partida);
  const rows = await listLances(db, partida);
  return { data: apresentarAoVivo(rows, lerVida(campeonato, partida, { guardada, quem })) };
};
