import type {
  Estatisticas,
  verEstatisticas as endpoint,
} from '#contract/campeonato/estatisticas.ts';
import { generalTable } from '#engine/final-places.ts';
import {
  type Statistics,
  statistics,
  type TeamStatistics,
  type VenueRecord,
} from '#engine/statistics/team-statistics.ts';
import type { Match } from '#engine/types.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import { etapaDaRodada, etapasDaChave } from '#regras/montagem/etapas.ts';
import { resultOf } from '#regras/montagem/resultado.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { derivar } from '#server/competicao/derivar.ts';
import type { Estado } from '#server/competicao/estado.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import { posicoesPorRodada } from '#server/competicao/posicoes-por-rodada.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { lerSumulas, type SumulasLidas } from '#server/sumula/ler-sumulas.ts';
import { jogadoresEmNumeros } from './jogadores.ts';

const LETRAS = { win: 'v', draw: 'e', loss: 'd' } as const;
const LAST = 6;

type PartidaGuardada = Estado['dados']['partidas'][number];

type Jogada = { readonly row: PartidaGuardada; readonly match: Match };

/** Matches with a result that counts, in the order of the rounds. */
function jogadasEm({ dados, fases }: Estado, fase: number | null): Jogada[] {
  const orphans = new Set(
    fases.flatMap((state) => (state.kind === 'knockout' ? state.orphans : [])),
  );
  return dados.partidas.flatMap((row): Jogada[] => {
    const { uuid, mandante, visitante, rodada, decisao, resultado } = row;
    const result = decisao ?? resultado;
    const isAsked = fase === null || row.fase === fase;
    if (!isAsked || !mandante || !visitante || !result || orphans.has(uuid)) return [];
    const match = { id: uuid, home: mandante, away: visitante, round: rodada };
    return [{ row, match: { ...match, result: resultOf(result) } }];
  });
}

const mandoDe = ({ played, wins, draws, losses, goalsFor, goalsAgainst }: VenueRecord) => ({
  ...{ j: played, v: wins, e: draws, d: losses, gp: goalsFor, gc: goalsAgainst },
});

function timeDe(one: TeamStatistics): Estatisticas['times'][number] {
  const sequencia = ({ now, longest }: TeamStatistics['streaks']['wins']) => ({
    agora: now,
    maior: longest,
  });
  const { streaks } = one;
  return {
    participante: one.team,
    casa: mandoDe(one.home),
    fora: mandoDe(one.away),
    sem_sofrer: one.cleanSheets,
    sem_marcar: one.scoreless,
    wo: one.walkovers,
    forma: one.form.slice(-LAST).map((letter) => LETRAS[letter]),
    sequencias: {
      vitorias: sequencia(streaks.wins),
      invicto: sequencia(streaks.unbeaten),
      sem_vencer: sequencia(streaks.winless),
      derrotas: sequencia(streaks.losses),
      sem_sofrer: sequencia(streaks.clean),
    },
  };
}

/** Names of the rounds of brackets; a round of a table has only its number. */
function etapasEm({ competicao }: Estado) {
  const names = competicao.phases.map((phase) =>
    phase.kind === 'knockout' ? etapasDaChave(phase.bracket) : new Map<string, string>(),
  );
  return ({ fase, confronto }: PartidaGuardada): string | null =>
    names[fase - 1]?.get(confronto ?? '') ?? null;
}

/** The match for the third place is in the round of the final, and no part of it: it has figures of its own. */
const parteDe = ({ row }: Jogada) => `${row.fase} ${row.confronto === TERCEIRO}`;

function rodadasEm(estado: Estado, jogadas: readonly Jogada[]): Estatisticas['rodadas'] {
  const etapaDe = etapasEm(estado);
  const parts = [...Map.groupBy(jogadas, parteDe).values()].flatMap((own) =>
    statistics(
      [],
      own.map(({ match }) => match),
    ).rounds.map(({ round, matches, goals }) => {
      const inRound = own.filter(({ row }) => row.rodada === round);
      const etapa = etapaDaRodada(inRound.map(({ row }) => etapaDe(row)));
      const fase = own[0]?.row.fase ?? 1;
      return { fase, rodada: round, etapa, jogos: matches, gols: goals };
    }),
  );
  // The final is the last of them.
  const isFinal = ({ etapa }: (typeof parts)[number]) => (etapa === 'terceiro' ? 0 : 1);
  return parts.toSorted(
    (a, b) => a.fase - b.fase || a.rodada - b.rodada || isFinal(a) - isFinal(b),
  );
}

function goleadasEm(estado: Estado, jogadas: readonly Jogada[], { biggestWins }: Statistics) {
  const etapaDe = etapasEm(estado);
  return biggestWins.flatMap((id): Estatisticas['goleadas'] => {
    const found = jogadas.find(({ match }) => match.id === id);
    const { result, home, away } = found?.match ?? {};
    if (!found || !home || !away || result?.kind !== 'played') return [];
    const { row } = found;
    return [
      {
        ...{ uuid: id, fase: row.fase, rodada: row.rodada, etapa: etapaDe(row) },
        ...{ mandante: home, visitante: away, placar: [result.score.home, result.score.away] },
      },
    ];
  });
}

/** Of the tables that are asked for; of all phases together, those of the last one that has begun. */
function posicoesEm(estado: Estado, fase: number | null, fases: readonly number[]) {
  const tables = fases.filter((number) => {
    const own = estado.dados.fases[number - 1];
    return own !== undefined && temTabela(own);
  });
  const shown = tables.filter((number) => number === fase);
  return (fase === null ? tables.slice(-1) : shown).flatMap((number) =>
    posicoesPorRodada(estado, number).map(({ grupo, linhas }) => ({
      fase: number,
      grupo,
      linhas: linhas.map(({ participante, posicoes }) => ({
        participante,
        posicoes: [...posicoes],
      })),
    })),
  );
}

function estatisticasDe(estado: Estado, asked: number | null, sumulas: SumulasLidas): Estatisticas {
  const all = jogadasEm(estado, null);
  const fases = [...new Set(all.map(({ row }) => row.fase))].sort((a, b) => a - b);
  const fase = asked !== null && fases.includes(asked) ? asked : null;
  const jogadas = fase === null ? all : all.filter(({ row }) => row.fase === fase);
  // Once something was played, also who has still to begin.
  const own = estado.dados.partidas.filter((row) => fase === null || row.fase === fase);
  const seen = new Set(
    jogadas.length > 0 ? own.flatMap(({ mandante, visitante }) => [mandante, visitante]) : [],
  );
  const teams = generalTable(estado.competicao, estado.fases)
    .map(({ team }) => team)
    .filter((team) => seen.has(team));
  const found = statistics(
    teams,
    jogadas.map(({ match }) => match),
  );
  return {
    fase,
    fases,
    jogos: found.matches,
    gols: found.goals,
    vitorias_mandante: found.homeWins,
    empates: found.draws,
    vitorias_visitante: found.awayWins,
    wo: found.walkovers,
    rodadas: rodadasEm(estado, jogadas),
    times: found.teams.map(timeDe),
    jogadores: jogadoresEmNumeros(
      jogadas.map(({ match }) => match),
      sumulas,
    ),
    goleadas: goleadasEm(estado, jogadas, found),
    posicoes: posicoesEm(estado, fase, fases),
  };
}

export const verEstatisticas: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor, request } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const fase = query.fase ?? null;
  const sumulas = await porVersao(db, campeonato, 'sumulas', () => lerSumulas(db, campeonato.id));
  const data = await derivar(db, campeonato, request, {
    name: `estatisticas ${fase ?? ''}`,
    derive: (estado) => estatisticasDe(estado, fase, sumulas),
  });
  return { data };
};
