import type { preverDesistencia as endpoint } from '#contract/participante/pagina.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { recusaAoAdmin } from '#server/campeonatos/administracao.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { ehDe, olharDe } from '#server/participantes/apresentar.ts';
import { requireSaida } from '#server/participantes/desistir-participante.ts';
import { findParticipante } from '#server/participantes/queries.ts';
import { efeitosComNomes, efeitosDe } from '#server/partidas/efeitos.ts';
import { consequenciaDe } from '#server/partidas/impacto.ts';
import { comSaida } from './saida.ts';

/** For the same people as the withdrawal itself. */
export const preverDesistencia: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, body, visitor } = call;
  const participante = await findParticipante(db, params.uuid);
  if (!participante) throw new AppError('nao_encontrado');
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, participante.campeonato_id, quem, 'ver');
  const olhar = olharDe(campeonato, quem);
  if (!olhar.gere && !ehDe(participante, olhar)) {
    throw recusaAoAdmin(quem) ?? new AppError('proibido');
  }
  requireSaida({ campeonato, participante, olhar }, body.desistiu);
  const dados = await carregarDados(db, campeonato);
  const antes = estadoDe(dados);
  const depois = estadoDe(comSaida(dados, params.uuid, body.desistiu));
  const efeitos = efeitosDe(antes, consequenciaDe(antes, depois));
  return { data: await efeitosComNomes(db, campeonato.id, efeitos) };
};
