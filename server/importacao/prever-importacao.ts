import type { preverImportacao as endpoint } from '#contract/campeonato/importacao.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { carregarEstado } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { lerImportacao } from './previa.ts';
import { requireEmAndamento } from './require-em-andamento.ts';

export const preverImportacao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, body, visitor } = call;
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, params.id, quem, 'lancar_placar');
  requireEmAndamento(campeonato);
  const estado = await carregarEstado(db, campeonato);
  const { previa } = await lerImportacao(db, { campeonato, estado, quem, texto: body.texto });
  return { data: previa };
};
