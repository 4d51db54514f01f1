import type { preverPlacar as prever } from '#contract/partidas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { colocacoesQueMudam } from '#server/competicao/colocacoes.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
import type { Tx } from '#server/database/database.ts';
import { suspensoesQueMudam } from '#server/disciplina/suspensoes-que-mudam.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import { mudancaDe } from './aplicar-resultado.ts';
import { comPartida, consequenciaDe, type Impacto } from './impacto.ts';
import { requirePartida } from './require-partida.ts';
import { lancadoDe } from './resultado.ts';

/** A correction far back may name anybody. */
async function comNomes(tx: Tx, id: string, impacto: Impacto): Promise<Impacto> {
  const text = JSON.stringify(impacto);
  const named = (await listIdentidades(tx, id)).filter(({ uuid }) => text.includes(uuid));
  const gente = named.map(({ uuid, nome, time_nome }) => [uuid, { nome, time_nome }] as const);
  return { ...impacto, gente: Object.fromEntries(gente) };
}

export const preverPlacar: Handler<typeof prever> = async ({ db }, { params, body, visitor }) => {
  const partida = await requirePartida(db, params.uuid);
  const quem = quemE(visitor);
  const campeonato = await requireCampeonato(db, partida.campeonato_id, quem, 'lancar_placar');
  const dados = await carregarDados(db, campeonato);
  const mudanca = mudancaDe(lancadoDe(body.lancamento));
  const tentado = estadoDe(comPartida(dados, params.uuid, mudanca));
  const antes = estadoDe(dados);
  const { impacto, assentado } = consequenciaDe(antes, tentado);
  const fim =
    campeonato.estado === 'encerrado'
      ? { fim: { colocacoes: colocacoesQueMudam(antes, assentado.estado) } }
      : {};
  const suspensoes = await suspensoesQueMudam(db, campeonato, {
    antes: dados.partidas,
    depois: assentado.estado.dados.partidas,
  });
  return { data: await comNomes(db, campeonato.id, { ...impacto, ...fim, ...suspensoes }) };
};
