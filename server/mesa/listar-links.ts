import type { listarLinks as endpoint } from '#contract/campeonato/mesa.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { nomesDasRodadas } from '#server/jogos/listar-partidas.ts';
import { apresentarLink } from './apresentar-link.ts';
import { listLinks } from './queries.ts';

export const listarLinks: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'gerir_mesa');
  const etapaDa = await nomesDasRodadas(db, campeonato);
  return { data: (await listLinks(db, params.id)).map((row) => apresentarLink(row, etapaDa(row))) };
};
