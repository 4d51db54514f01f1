import type { SancaoDada } from '#contract/partida/sancao.ts';
import type { preverPlacar as prever } from '#contract/partidas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { colocacoesQueMudam } from '#server/competicao/colocacoes.ts';
import { carregarDados, type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { suspensaoDe } from '#server/contestacoes/suspensao-do-veredito.ts';
import type { Tx } from '#server/database/database.ts';
import { suspensoesQueMudam } from '#server/disciplina/suspensoes-que-mudam.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { ehJuizDoCaso } from '#server/juizes/queries.ts';
import { listIdentidades } from '#server/participantes/queries.ts';
import { mudancaDe } from './aplicar-resultado.ts';
import { comPartida, consequenciaDe, type Impacto } from './impacto.ts';
import { requirePartida } from './require-partida.ts';
import { lancadoDe } from './resultado.ts';

/** With the points that a verdict would take away beside it. */
function comSancao(
  dados: DadosDoCampeonato,
  partida: PartidaRow,
  sancao: SancaoDada | null,
): DadosDoCampeonato {
  const team = sancao?.tipo === 'pontos' ? partida[sancao.lado] : null;
  if (!sancao || !team) return dados;
  const punicao = { team, points: sancao.pontos, fase: partida.fase };
  return { ...dados, punicoes: [...dados.punicoes, punicao] };
}

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
  const isJudge = await ehJuizDoCaso(db, params.uuid, visitor.user?.uuid);
  const acao = isJudge ? 'ver' : 'lancar_placar';
  const campeonato = await requireCampeonato(db, partida.campeonato_id, quem, acao);
  const dados = await carregarDados(db, campeonato);
  const mudanca = mudancaDe(lancadoDe(body.lancamento));
  const tentado = estadoDe(
    comSancao(comPartida(dados, params.uuid, mudanca), partida, body.sancao ?? null),
  );
  const antes = estadoDe(dados);
  const { impacto, assentado } = consequenciaDe(antes, tentado);
  const fim =
    campeonato.estado === 'encerrado'
      ? { fim: { colocacoes: colocacoesQueMudam(antes, assentado.estado) } }
      : {};
  const depois = assentado.estado.dados.partidas;
  const suspensoes = await suspensoesQueMudam(db, campeonato, {
    ...{ antes: dados.partidas, depois },
    nova: body.sancao ? suspensaoDe(body.sancao, { partida, partidas: depois }) : null,
  });
  return { data: await comNomes(db, campeonato.id, { ...impacto, ...fim, ...suspensoes }) };
};
