// Figures of a whole championship: goals, draws, the widest win, the best attack and the best defence.
import type { Campanha, FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import { hasPlayedEnough } from '#engine/statistics/played-enough.ts';
import type { Standing, TeamId } from '#engine/types.ts';
import type { ResultadoComPlacar } from '#regras/montagem/resultado.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { Estado } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { partidasReais } from '#server/competicao/resumo.ts';
import { orfasDe, resultadoDe } from './caminho.ts';

type Jogada = { readonly partida: PartidaRow; readonly placar: ResultadoComPlacar };

const golsDe = ({ placar }: Jogada) => placar.mandante + placar.visitante;
const diferencaDe = ({ placar }: Jogada) => Math.abs(placar.mandante - placar.visitante);

/** Less is no thrashing. */
const LEAST_MARGIN = 3;

function goleadaDe(jogadas: readonly Jogada[], { dados }: Estado): FinalDoCampeonato['goleada'] {
  const most = jogadas.reduce((widest, jogada) => Math.max(widest, diferencaDe(jogada)), 0);
  const widest = jogadas.filter((jogada) => diferencaDe(jogada) === most);
  const [only, second] = widest;
  if (most < LEAST_MARGIN || !only || second) return null;
  return apresentarPartida(only.partida, dados.fases);
}

/** Matches that were played: one given away has a score in the table, and no goals. */
function jogadasDe(feitas: readonly PartidaRow[]): Jogada[] {
  return feitas.flatMap((partida): Jogada[] => {
    const placar = resultadoDe(partida);
    return placar?.tipo === 'placar' ? [{ partida, placar }] : [];
  });
}

function feitasDe(estado: Estado): PartidaRow[] {
  const orfas = orfasDe(estado.fases);
  return partidasReais(estado).filter(({ uuid }) => !orfas.has(uuid));
}

export function numerosDe(estado: Estado): Pick<FinalDoCampeonato, 'numeros' | 'goleada'> {
  const feitas = feitasDe(estado);
  const jogadas = jogadasDe(feitas);
  const isLevel = ({ placar }: Jogada) => placar.mandante === placar.visitante;
  return {
    numeros: {
      jogos: jogadas.length,
      gols: jogadas.reduce((sum, jogada) => sum + golsDe(jogada), 0),
      empates: jogadas.filter(isLevel).length,
      penaltis: jogadas.filter(({ placar }) => placar.penaltis !== undefined).length,
      wo: feitas.filter((partida) => resultadoDe(partida)?.tipo === 'wo').length,
    },
    goleada: goleadaDe(jogadas, estado),
  };
}

export const campanhaDe = (row: Standing): Campanha => ({
  participante: row.team,
  posicao: row.position,
  p: row.points,
  j: row.played,
  v: row.wins,
  e: row.draws,
  d: row.losses,
  gp: row.goalsFor,
  gc: row.goalsAgainst,
  sg: row.goalsFor - row.goalsAgainst,
});

/** What somebody scored and conceded in matches that were played. */
type Gols = {
  readonly participante: TeamId;
  readonly j: number;
  readonly gp: number;
  readonly gc: number;
};

function golsEm(jogadas: readonly Jogada[], participante: TeamId): Gols {
  const own = jogadas.flatMap(({ partida, placar: { mandante, visitante } }) => {
    if (partida.mandante === participante) return [[mandante, visitante] as const];
    return partida.visitante === participante ? [[visitante, mandante] as const] : [];
  });
  const sum = (side: 0 | 1) => own.reduce((all, goals) => all + goals[side], 0);
  return { participante, j: own.length, gp: sum(0), gc: sum(1) };
}

/** The only one with the best value; nobody where several share it. */
function unico(rows: readonly Gols[], value: (row: Gols) => number): Gols | undefined {
  const best = Math.max(...rows.map(value));
  const level = rows.filter((row) => value(row) === best);
  return level.length === 1 ? level[0] : undefined;
}

/** By match, as in Estatísticas. */
export function melhoresDe(
  estado: Estado,
  participantes: readonly TeamId[],
): Pick<FinalDoCampeonato, 'melhor_ataque' | 'melhor_defesa'> {
  const jogadas = jogadasDe(feitasDe(estado));
  const todos = participantes.map((participante) => golsEm(jogadas, participante));
  const most = Math.max(0, ...todos.map(({ j }) => j));
  const enough = todos.filter(({ j }) => hasPlayedEnough(j, most));
  const ataque = unico(enough, ({ gp, j }) => gp / j);
  const defesa = unico(enough, ({ gc, j }) => -gc / j);
  return {
    melhor_ataque: ataque && ataque.gp > 0 ? melhorDe(ataque, ataque.gp) : null,
    melhor_defesa: defesa ? melhorDe(defesa, defesa.gc) : null,
  };
}

const melhorDe = ({ participante, j }: Gols, gols: number) => ({
  participante,
  gols,
  jogos: j,
});
