import type { verEscalacao as endpoint } from '#contract/partida/escalacao.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { findPartida } from '#server/competicao/queries.ts';
import { disciplinaDoCampeonato } from '#server/disciplina/ler-disciplina.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { lerVida } from '#server/informes/apresentar-vida.ts';
import { findVida } from '#server/informes/queries.ts';
import { apresentarEscalacao, lerEscalacao } from './apresentar-escalacao.ts';

export const verEscalacao: Handler<typeof endpoint> = async (
  { db },
  { params, query, visitor },
) => {
  const partida = await findPartida(db, params.uuid);
  if (!partida || ehFolga(partida)) throw new AppError('nao_encontrado');
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, partida.campeonato_id, quem, 'ver');
  const guardada = await findVida(db, campeonato.id, partida);
  const { fatos, voz } = lerVida(campeonato, partida, { guardada, quem });
  const { disciplina } = await disciplinaDoCampeonato(db, campeonato);
  const lida = await lerEscalacao(db, partida, { fatos, disciplina });
  return { data: apresentarEscalacao(campeonato, lida, { fatos, voz, partida }) };
};
