import type { verDesempate as endpoint } from '#contract/desempate.ts';
import { desempataNoJogo } from '#regras/configuracao/formato.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { carregarEstado } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { empateAberto } from './empate-aberto.ts';

export const verDesempate: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'sortear');
  const empate = empateAberto(await carregarEstado(db, campeonato));
  if (!empate) return { data: null };
  const { fase, conjuntos, lugares } = empate;
  const config = campeonato.fases[fase - 1];
  const por = config && desempataNoJogo(config) ? 'jogo_extra' : 'sorteio';
  return {
    data: {
      ...{ fase, por },
      conjuntos: conjuntos.map((list) => [...list]),
      lugares: lugares.map((list) => list.map((lugar) => ({ ...lugar }))),
    },
  };
};
