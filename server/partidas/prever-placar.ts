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
import { listDeVereditos } from '#server/punicoes/queries.ts';
import { comLancado, largaVeredito } from './aplicar-resultado.ts';
import { consequenciaDe, type Impacto } from './impacto.ts';
import { requirePartida } from './require-partida.ts';
import { type Lancado, lancadoDe } from './resultado.ts';

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

/** Only a verdict moves a contested match, also to have it played again. */
const pensadoDe = (partida: PartidaRow, lancado: Lancado) => ({
  ...{ partida, lancado },
  ...(partida.estado === 'contestada' && { palavra: { via: 'veredito' } as const }),
});

export const preverPlacar: Handler<typeof prever> = async ({ db }, { params, body, visitor }) => {
  const partida = await requirePartida(db, params.uuid);
  const quem = quemE(visitor);
  const isJudge = await ehJuizDoCaso(db, params.uuid, visitor.user?.uuid);
  const acao = isJudge ? 'ver' : 'lancar_placar';
  const campeonato = await requireCampeonato(db, partida.campeonato_id, quem, acao);
  const dados = await carregarDados(db, campeonato);
  const oficial = pensadoDe(partida, lancadoDe(body.lancamento));
  const tentado = estadoDe(comSancao(comLancado(dados, oficial), partida, body.sancao ?? null));
  const antes = estadoDe(dados);
  const { impacto, assentado, ...found } = consequenciaDe(antes, tentado);
  const largadas = [...found.largadas, ...(largaVeredito(oficial) ? [params.uuid] : [])];
  const fim =
    campeonato.estado === 'encerrado'
      ? { fim: { colocacoes: colocacoesQueMudam(antes, assentado.estado) } }
      : {};
  const depois = assentado.estado.dados.partidas;
  const suspensoes = await suspensoesQueMudam(db, campeonato, {
    ...{ antes: dados.partidas, depois, largadas },
    nova: body.sancao ? suspensaoDe(body.sancao, { partida, partidas: depois }) : null,
  });
  const sancoes = await listDeVereditos(db, largadas);
  const vereditos = { ...suspensoes, ...(sancoes.length > 0 && { sancoes }) };
  return { data: await comNomes(db, campeonato.id, { ...impacto, ...fim, ...vereditos }) };
};
