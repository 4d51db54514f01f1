import type { listarPartidas as endpoint } from '#contract/jogos.ts';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { etapaDaRodada, etapasDaChave } from '#regras/montagem/etapas.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import { esperasDe } from '#server/competicao/esperas.ts';
import {
  type DiaRow,
  listDias,
  listPartidasDe,
  listQuadros,
  listRodadas,
  type PartidaRow,
  type QuadroRow,
  type Recorte,
  type RodadaRow,
} from '#server/competicao/queries.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { aoVivoAgora } from '#server/lances/ao-vivo-agora.ts';
import { folgasComPontos, folgasDaRodada } from './folgas.ts';
import { rodadaAtual } from './rodada-atual.ts';

type FiltroDeJogos = Omit<Call<typeof endpoint>['query'], 'convite' | 'assumir'>;

function rodadaCorrente(
  { fases }: Pick<CampeonatoRow, 'fases'>,
  rounds: readonly RodadaRow[],
  { fase, rodada }: FiltroDeJogos,
) {
  const inPhase = fase === undefined ? rounds : rounds.filter((round) => round.fase === fase);
  if (rodada !== undefined) return inPhase.find((round) => round.rodada === rodada);
  return rodadaAtual(fases, inPhase);
}

type Escolhidos = { readonly current: RodadaRow | undefined; readonly dia: string | null };

function recorteDe(query: FiltroDeJogos, { current, dia }: Escolhidos): Recorte {
  if (query.participante) return { participante: query.participante };
  if (dia) return { data: dia };
  return { fase: current?.fase ?? query.fase ?? 1, rodada: current?.rodada ?? query.rodada ?? 1 };
}

/** The day asked for; by day without one: the first from today on with a match to come, else the last. */
async function diaPedido(
  tx: Tx,
  dias: readonly DiaRow[],
  { data, por, participante }: FiltroDeJogos,
): Promise<string | null> {
  if (participante || !(data || por)) return null;
  if (data) return data;
  const today = diaEmBrasilia((await agora(tx)).getTime());
  const open = dias.filter(({ jogos, feitos }) => feitos < jogos);
  const next = open.find(({ dia }) => dia >= today) ?? open.at(-1) ?? dias.at(-1);
  return next?.dia ?? null;
}

function namer(campeonato: Parameters<typeof chaveDaFase>[0], quadros: readonly QuadroRow[]) {
  const names = campeonato.fases.map((_, index) => {
    const bracket = chaveDaFase(campeonato, quadros, index + 1);
    return bracket ? etapasDaChave(bracket) : undefined;
  });
  return ({ fase, confronto }: Pick<PartidaRow, 'fase' | 'confronto'>) =>
    names[fase - 1]?.get(confronto ?? '') ?? null;
}

type NaoMostrado = 'confrontos' | 'adiados' | 'jogaveis';

const nomeada = (
  { confrontos, adiados: _, jogaveis: __, ...round }: RodadaRow,
  etapaOf: ReturnType<typeof namer>,
): Omit<RodadaRow, NaoMostrado> & { etapa: string | null } => ({
  ...round,
  etapa: etapaDaRodada(confrontos.map((confronto) => etapaOf({ fase: round.fase, confronto }))),
});

/** Names the round of a bracket that a match belongs to. */
export const etapasDe = async (tx: Tx, campeonato: CampeonatoRow) =>
  namer(campeonato, await listQuadros(tx, campeonato.id));

type RodadaPedida = { readonly fase: number | null; readonly rodada: number | null };

/** Names a round of a bracket by its numbers; none where it is of a table, or not asked for. */
export async function nomesDasRodadas(tx: Tx, campeonato: CampeonatoRow) {
  const rounds = await rodadasDe(tx, campeonato);
  return ({ fase, rodada }: RodadaPedida) =>
    rounds.find((one) => one.fase === fase && one.rodada === rodada)?.etapa ?? null;
}

/** Every round: how it stands, and its name in a bracket. */
export async function rodadasDe(tx: Tx, campeonato: CampeonatoRow) {
  const rounds = await listRodadas(tx, campeonato.id);
  const etapaOf = await etapasDe(tx, campeonato);
  return rounds.map((round) => nomeada(round, etapaOf));
}

export async function partidasDe(tx: Tx, campeonato: CampeonatoRow, query: FiltroDeJogos) {
  const { id } = campeonato;
  const rounds = await listRodadas(tx, id);
  const current = rodadaCorrente(campeonato, rounds, query);
  const dias = await listDias(tx, id);
  const dia = await diaPedido(tx, dias, query);
  const recorte = recorteDe(query, { current, dia });
  const rows = await listPartidasDe(tx, id, recorte);
  const quadros = await listQuadros(tx, id);
  const etapaOf = namer(campeonato, quadros);
  return {
    data: rows
      .filter((row) => !ehFolga(row))
      .map((row) => apresentarPartida(row, campeonato.fases)),
    folgas: [
      ...folgasComPontos(rows, campeonato.fases),
      ...('rodada' in recorte ? folgasDaRodada(rows, recorte, quadros) : []),
    ],
    esperas: await esperasDe(tx, campeonato, quadros),
    fase: current?.fase ?? 1,
    rodada: current?.rodada ?? null,
    dia,
    dias,
    rodadas: rounds.map((round) => nomeada(round, etapaOf)),
  };
}

export const listarPartidas: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const jogos = await partidasDe(db, campeonato, query);
  const ao_vivo = await aoVivoAgora(db, campeonato, jogos.data);
  return {
    ...jogos,
    ao_vivo: ao_vivo.map(({ partida, gols }) => ({ partida: partida.uuid, gols })),
  };
};
