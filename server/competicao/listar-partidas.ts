import type { listarPartidas as endpoint } from '#contract/competicao.ts';
import type { Fase } from '#contract/fases.ts';
import { temTabela } from '#contract/formato.ts';
import { etapasDaChave } from '#contract/montagem/etapas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { apresentarPartida } from './apresentar-partida.ts';
import { chaveDaFase } from './chave-da-fase.ts';
import {
  listPartidasDe,
  listQuadros,
  listRodadas,
  type PartidaRow,
  type QuadroRow,
  type Recorte,
  type RodadaRow,
} from './queries.ts';

type Pedido = Omit<Call<typeof endpoint>['query'], 'convite' | 'assumir'>;

/** The first round, in the order of play, that is not over. */
function rodadaCorrente(rounds: readonly RodadaRow[], { fase, rodada }: Pedido) {
  const inPhase = fase === undefined ? rounds : rounds.filter((round) => round.fase === fase);
  if (rodada !== undefined) return inPhase.find((round) => round.rodada === rodada);
  return inPhase.find(({ jogos, feitos }) => feitos < jogos) ?? inPhase.at(-1);
}

function recorteDe(query: Pedido, current: RodadaRow | undefined): Recorte {
  if (query.participante) return { participante: query.participante };
  if (query.data) return { data: query.data };
  return { fase: current?.fase ?? query.fase ?? 1, rodada: current?.rodada ?? query.rodada ?? 1 };
}

function namer(campeonato: Parameters<typeof chaveDaFase>[0], quadros: readonly QuadroRow[]) {
  const names = campeonato.fases.map((_, index) => {
    const bracket = chaveDaFase(campeonato, quadros, index + 1);
    return bracket ? etapasDaChave(bracket) : undefined;
  });
  return ({ fase, confronto }: RodadaRow) => names[fase - 1]?.get(confronto ?? '') ?? null;
}

const isBye = ({ vaga_visitante }: PartidaRow) => vaga_visitante.kind === 'bye';

/** A bye is worth what a win is. */
function folgaDe({ fase, rodada, mandante }: PartidaRow, fases: readonly Fase[]) {
  const own = fases[fase - 1];
  if (!mandante || !own || !temTabela(own)) return [];
  return [{ fase, rodada, participante: mandante, pontos: own.tabela.pontos.vitoria }];
}

export async function partidasDe(tx: Tx, campeonato: CampeonatoRow, query: Pedido) {
  const { id } = campeonato;
  const rounds = await listRodadas(tx, id);
  const current = rodadaCorrente(rounds, query);
  const rows = await listPartidasDe(tx, id, recorteDe(query, current));
  const etapaOf = namer(campeonato, await listQuadros(tx, id));
  return {
    data: rows.filter((row) => !isBye(row)).map(apresentarPartida),
    folgas: rows.filter(isBye).flatMap((row) => folgaDe(row, campeonato.fases)),
    fase: current?.fase ?? 1,
    rodada: current?.rodada ?? null,
    rodadas: rounds.map(({ confronto, ...round }) => ({
      ...round,
      etapa: etapaOf({ confronto, ...round }),
    })),
  };
}

export const listarPartidas: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return partidasDe(db, campeonato, query);
};
