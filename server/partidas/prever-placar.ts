import type { preverPlacar as prever } from '#contract/partidas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { colocacoesQueMudam } from '#server/competicao/colocacoes.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { mudancaDe } from './aplicar-resultado.ts';
import { comPartida, consequenciaDe } from './impacto.ts';
import { requirePartida } from './require-partida.ts';
import { lancadoDe } from './resultado.ts';

export const preverPlacar: Handler<typeof prever> = async ({ db }, { params, body, visitor }) => {
  const partida = await requirePartida(db, params.uuid);
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, partida.campeonato_id, quem, 'lancar_placar');
  const dados = await carregarDados(db, campeonato);
  const mudanca = mudancaDe(lancadoDe(body.lancamento));
  const tentado = estadoDe(comPartida(dados, params.uuid, mudanca));
  const antes = estadoDe(dados);
  const { impacto, assentado } = consequenciaDe(antes, tentado);
  if (campeonato.estado !== 'encerrado') return { data: impacto };
  const colocacoes = colocacoesQueMudam(antes, assentado.estado);
  return { data: { ...impacto, fim: { colocacoes } } };
};
