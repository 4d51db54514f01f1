// Figures of players, from the match sheets of what was played.
import type { JogadoresEmNumeros } from '#contract/campeonato/estatisticas.ts';
import {
  type Figure,
  type PlayerEvent,
  type PlayerEventKind,
  type PlayerStatistics,
  playerStatistics,
  rankPlayers,
} from '#engine/statistics/player-statistics.ts';
import type { Match } from '#engine/types.ts';
import { chaveDe } from '#regras/sumula/conferir.ts';
import {
  type Citado,
  contradiz,
  ehGol,
  GOL_CONTRA,
  type LanceDaSumula,
  type TipoDeLance,
} from '#regras/sumula/sumula.ts';
import type { SumulasLidas } from '#server/sumula/ler-sumulas.ts';

const MOST = 20;

/** A sheet of a match that was played between these two. */
type Jogada = {
  readonly match: Match;
  readonly participante: string;
  readonly lances: readonly LanceDaSumula[];
  readonly contradiz: boolean;
};

function jogadasCom(matches: readonly Match[], sumulas: SumulasLidas['sumulas']): Jogada[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return sumulas.flatMap(({ partida, lado, mandante, visitante, lances }): Jogada[] => {
    const match = byId.get(partida);
    if (!match || match.home !== mandante || match.away !== visitante) return [];
    if (match.result?.kind !== 'played') return [];
    const { home, away } = match.result.score;
    const isHome = lado === 'mandante';
    const participante = isHome ? mandante : visitante;
    return [{ match, participante, lances, contradiz: contradiz(lances, isHome ? home : away) }];
  });
}

const KINDS: Readonly<Record<TipoDeLance, PlayerEventKind>> = {
  gol: 'goal',
  penalti: 'penalty',
  amarelo: 'yellow',
  segundo_amarelo: 'second_yellow',
  vermelho: 'red',
  craque: 'best',
};

type Nomeado = { readonly nome: string; readonly participante: string };

/** Names are those of the squad as it is now; one that was typed is written as it was first. */
function eventosDe(jogadas: readonly Jogada[], jogadores: SumulasLidas['jogadores']) {
  const pessoas = new Map<string, Nomeado>();
  const keyOf = (quem: Citado, participante: string): string | null => {
    const own = chaveDe(quem);
    if (own === null) return null;
    const key = `${participante} ${own}`;
    const nome = 'nome' in quem ? quem.nome : jogadores.get(quem.jogador)?.nome;
    if (nome && !pessoas.has(key)) pessoas.set(key, { nome, participante });
    return nome ? key : null;
  };
  const events = jogadas.flatMap(({ match, participante, lances, contradiz: isWrong }) =>
    lances.flatMap(({ tipo, quem, assistencia }): PlayerEvent[] => {
      if (isWrong && ehGol({ tipo })) return [];
      const player = keyOf(quem, participante);
      const pass = assistencia ? keyOf(assistencia, participante) : null;
      return [
        ...(player ? [{ player, match: match.id, kind: KINDS[tipo] }] : []),
        ...(pass ? [{ player: pass, match: match.id, kind: 'assist' } as const] : []),
      ];
    }),
  );
  return { events, pessoas };
}

const golsDe = ({ result }: Match) =>
  result?.kind === 'played' ? result.score.home + result.score.away : 0;

const ehContra = ({ quem }: LanceDaSumula) => 'jogador' in quem && quem.jogador === GOL_CONTRA;

export function jogadoresEmNumeros(
  matches: readonly Match[],
  { sumulas, jogadores }: SumulasLidas,
): JogadoresEmNumeros | null {
  const jogadas = jogadasCom(matches, sumulas);
  if (jogadas.every(({ lances }) => lances.length === 0)) return null;
  const { events, pessoas } = eventosDe(jogadas, jogadores);
  const players = playerStatistics(events);
  const nameOf = ({ player }: PlayerStatistics) => pessoas.get(player)?.nome ?? '';
  const byName = (one: PlayerStatistics, other: PlayerStatistics) =>
    nameOf(one).localeCompare(nameOf(other), 'pt-BR') || (one.player < other.player ? -1 : 1);
  const list = <T>(figures: readonly Figure[], rest: (one: PlayerStatistics) => T) =>
    rankPlayers(players, figures, byName)
      .slice(0, MOST)
      .map(({ position, player }) => ({
        posicao: position,
        nome: nameOf(player),
        participante: pessoas.get(player.player)?.participante ?? '',
        ...rest(player),
      }));
  const right = jogadas.filter((one) => !one.contradiz).flatMap(({ lances }) => lances);
  const contra = right.filter(ehContra).length;
  const named = players.reduce((sum, { goals }) => sum + goals, 0);
  const goals = matches.reduce((sum, match) => sum + golsDe(match), 0);
  const wrong = jogadas.filter((one) => one.contradiz).map(({ match }) => match.id);
  return {
    artilharia: list([({ goals: own }) => own], ({ goals: gols, penalties: penaltis }) => ({
      ...{ gols, penaltis },
    })),
    assistencias: list([({ assists }) => assists], ({ assists }) => ({ assistencias: assists })),
    cartoes: list([({ reds }) => reds, ({ yellows }) => yellows], ({ yellows, reds }) => ({
      ...{ amarelos: yellows, vermelhos: reds },
    })),
    craques: list([({ best }) => best], ({ best }) => ({ vezes: best })),
    sem_autor: goals - named - contra,
    contra,
    contradizem: [...new Set(wrong)],
  };
}
