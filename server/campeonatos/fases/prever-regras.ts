import type { preverRegras as endpoint } from '#contract/campeonatos.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { requireAberto } from '#server/campeonatos/editar-campeonato.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { consequenciaDe } from '#server/partidas/impacto.ts';
import { comFases, mudancaEm } from './mudar-fases.ts';

/** The tables as they are and as the new rules would count them, without saving anything. */
export const preverRegras: Handler<typeof endpoint> = async ({ db }, { params, body, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'editar');
  const mudanca = mudancaEm(campeonato, body.fases);
  requireAberto(campeonato, mudanca);
  const dados = await carregarDados(db, campeonato);
  const { depois } = comFases(dados, body.fases, mudanca);
  return { data: consequenciaDe(estadoDe(dados), estadoDe(depois)).impacto };
};
