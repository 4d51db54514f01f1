// The matches of a scenario by round, or by stage of a bracket.
import type { TablePhase } from '#engine/competition.ts';
import type { KnockoutState } from '#engine/knockout/bracket-results.ts';
import { ONE_MATCH } from '#engine/knockout/single-elimination.ts';
import { grupoVisto } from '#regras/montagem/competicao.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import { ehReserva } from '#regras/montagem/final-extra.ts';
import { decidesOpenTie, ehExtra } from '#regras/montagem/jogo-extra.ts';
import type { Resultado, ResultadoComPlacar } from '#regras/montagem/resultado.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import type { LadoDaChave } from './chaves.ts';
import type { CenarioMontado, DadosDoCenario, PartidaDoCenario } from './montado.ts';

export type JogoDoCenario = {
  readonly uuid: string;
  readonly grupo: string | null;
  readonly perna: number | null;
  readonly mandante: LadoDaChave;
  readonly visitante: LadoDaChave;
  /** That it really has. */
  readonly resultado: Resultado | null;
  /** Its result does not count in this scenario: others would play it. */
  readonly semValor: boolean;
  /** A score that is level here goes to penalties, or to a match that is not there yet. */
  readonly empate: 'penaltis' | 'jogo_extra' | null;
};

export type RodadaDoCenario = {
  readonly fase: number;
  readonly rodada: number;
  /** Of a bracket. */
  readonly etapa: string | null;
  readonly jogos: readonly JogoDoCenario[];
};

type Desempate = JogoDoCenario['empate'];

function empateNaTabela({ stage }: TablePhase, resultado: ResultadoComPlacar): Desempate {
  const { shootoutWin, shootoutLoss } = stage.rules.points;
  const counts = shootoutWin !== undefined || shootoutLoss !== undefined;
  return counts && resultado.mandante === resultado.visitante ? 'penaltis' : null;
}

function empateNaChave(
  state: KnockoutState,
  partida: PartidaDoCenario,
  legs: readonly PartidaDoCenario[],
): Desempate {
  const { confronto, perna } = partida;
  const rule = state.bracket.ties.find(({ tie }) => tie.id === confronto)?.tie.rule ?? ONE_MATCH;
  if (perna < rule.legs) return null;
  const result = state.results.get(confronto ?? '');
  if (result?.decidedBy === 'penalties') return 'penaltis';
  if (!result || !decidesOpenTie(result, partida)) return null;
  if (legs.some((leg) => !(leg.resultado || leg.decidida))) return null;
  return rule.deciders.includes('penalties') ? 'penaltis' : 'jogo_extra';
}

/** Whether a level score of this match is asked for more. */
function empateEm(
  { competicao, fases }: CenarioMontado,
  partida: PartidaDoCenario,
  legs: readonly PartidaDoCenario[],
): Desempate {
  const { fase, resultado } = partida;
  const [phase, state] = [competicao.phases[fase - 1], fases[fase - 1]];
  if (resultado?.tipo !== 'placar') return null;
  if (phase?.kind === 'table') return empateNaTabela(phase, resultado);
  return state?.kind === 'knockout' ? empateNaChave(state, partida, legs) : null;
}

/** Matches of one tie. */
type Pernas = ReadonlyMap<string, readonly PartidaDoCenario[]>;

const tieOf = ({ fase, confronto }: PartidaDoCenario) => `${fase} ${confronto}`;

type Ambos = { readonly real: PartidaDoCenario; readonly partida: PartidaDoCenario };

function novoJogo({ real, partida }: Ambos, montado: CenarioMontado, pernas: Pernas) {
  const { uuid, mandante, visitante, vaga_mandante, vaga_visitante, perna } = partida;
  const legs = pernas.get(tieOf(partida)) ?? [];
  return {
    uuid,
    grupo: partida.grupo === null ? null : grupoVisto(partida.grupo),
    perna: ehExtra(partida) || legs.filter((leg) => !ehExtra(leg)).length > 1 ? perna : null,
    mandante: { participante: mandante, vaga: vaga_mandante },
    visitante: { participante: visitante, vaga: vaga_visitante },
    resultado: real.resultado,
    semValor: montado.semValor.has(uuid),
    empate: empateEm(montado, partida, legs),
  };
}

/** Of tables, where a match stands for itself: at a key press one of hundreds is another. */
const vistos = new WeakMap<PartidaDoCenario, JogoDoCenario>();

function jogoDe(ambos: Ambos, montado: CenarioMontado, pernas: Pernas): JogoDoCenario {
  const { real, partida } = ambos;
  if (partida.confronto !== null) return novoJogo(ambos, montado, pernas);
  const before = vistos.get(partida);
  if (before?.resultado === real.resultado) return before;
  const jogo = novoJogo(ambos, montado, pernas);
  vistos.set(partida, jogo);
  return jogo;
}

function etapasDe({ competicao }: CenarioMontado): ReadonlyMap<string, string> {
  return new Map(
    competicao.phases.flatMap((phase, index) =>
      phase.kind === 'knockout'
        ? [...etapasDaChave(phase.bracket)].map(
            ([tie, etapa]) => [`${index + 1} ${tie}`, etapa] as const,
          )
        : [],
    ),
  );
}

type LugaresDaRodada = Omit<RodadaDoCenario, 'jogos'> & {
  /** Where its matches are in the list of all. */
  readonly lugares: readonly number[];
};

function novasPartes(montado: CenarioMontado): readonly LugaresDaRodada[] {
  const { partidas } = montado.real;
  const etapas = etapasDe(montado);
  const etapaDe = (partida: PartidaDoCenario) => etapas.get(tieOf(partida)) ?? null;
  const shown = [...partidas.entries()].filter(
    ([, partida]) => !(ehFolga(partida) || partida.decidida),
  );
  const groups = Map.groupBy(
    shown,
    ([, partida]) => `${partida.fase} ${etapaDe(partida) ?? partida.rodada}`,
  );
  return [...groups.values()].flatMap((group) => {
    const first = group[0]?.[1];
    if (!first) return [];
    const { fase, rodada } = first;
    return [{ fase, rodada, etapa: etapaDe(first), lugares: group.map(([lugar]) => lugar) }];
  });
}

/** Of each championship: whatever is typed, a match stays in its round. */
const partes = new WeakMap<DadosDoCenario, readonly LugaresDaRodada[]>();

function partesDe(montado: CenarioMontado): readonly LugaresDaRodada[] {
  const known = partes.get(montado.real) ?? novasPartes(montado);
  partes.set(montado.real, known);
  return known;
}

/** What is left or was played, by round or by stage of a bracket; not what withdrawals or rests decide. */
export function rodadasDe(montado: CenarioMontado): RodadaDoCenario[] {
  const { real, dados } = montado;
  const inTies = dados.partidas.filter(({ confronto }) => confronto !== null);
  const pernas = Map.groupBy(inTies, tieOf);
  return partesDe(montado).flatMap(({ lugares, ...parte }) => {
    const jogos: JogoDoCenario[] = [];
    for (const lugar of lugares) {
      const [played, partida] = [real.partidas[lugar], dados.partidas[lugar]];
      if (!played || !partida || ehReserva(partida)) continue;
      jogos.push(jogoDe({ real: played, partida }, montado, pernas));
    }
    return jogos.length > 0 ? [{ ...parte, jogos }] : [];
  });
}
