// The matches of a scenario by round, or by stage of a bracket.
import type { TablePhase } from '#engine/competition.ts';
import type { KnockoutState } from '#engine/knockout/bracket-results.ts';
import { ONE_MATCH } from '#engine/knockout/single-elimination.ts';
import { grupoVisto } from '#regras/montagem/competicao.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import { ehReserva } from '#regras/montagem/final-extra.ts';
import type { Resultado, ResultadoComPlacar } from '#regras/montagem/resultado.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import type { LadoDaChave } from './chaves.ts';
import type { CenarioMontado, PartidaDoCenario } from './montado.ts';

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
  { confronto, perna }: PartidaDoCenario,
  legs: readonly PartidaDoCenario[],
): Desempate {
  const rule = state.bracket.ties.find(({ tie }) => tie.id === confronto)?.tie.rule ?? ONE_MATCH;
  if (perna < rule.legs) return null;
  const { status, decidedBy } = state.results.get(confronto ?? '') ?? {};
  if (decidedBy === 'penalties') return 'penaltis';
  if (status !== 'open' || legs.some((leg) => !leg.resultado)) return null;
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

export type Reais = ReadonlyMap<string, Resultado | null>;

type Contexto = {
  readonly montado: CenarioMontado;
  readonly reais: Reais;
  readonly pernas: ReadonlyMap<string, readonly PartidaDoCenario[]>;
};

const tieOf = ({ fase, confronto }: PartidaDoCenario) => `${fase} ${confronto}`;

/** Of tables, where a match stands for itself: at a key press one of hundreds is another. */
const vistos = new WeakMap<PartidaDoCenario, JogoDoCenario>();

function jogoDe(partida: PartidaDoCenario, contexto: Contexto): JogoDoCenario {
  if (partida.confronto !== null) return novoJogo(partida, contexto);
  const before = vistos.get(partida);
  if (before?.resultado === (contexto.reais.get(partida.uuid) ?? null)) return before;
  const jogo = novoJogo(partida, contexto);
  vistos.set(partida, jogo);
  return jogo;
}

function novoJogo(partida: PartidaDoCenario, { montado, reais, pernas }: Contexto): JogoDoCenario {
  const { uuid, mandante, visitante, vaga_mandante, vaga_visitante, perna } = partida;
  const legs = pernas.get(tieOf(partida)) ?? [];
  return {
    uuid,
    grupo: partida.grupo === null ? null : grupoVisto(partida.grupo),
    perna: legs.length > 1 ? perna : null,
    mandante: { participante: mandante, vaga: vaga_mandante },
    visitante: { participante: visitante, vaga: vaga_visitante },
    resultado: reais.get(uuid) ?? null,
    semValor: montado.semValor.has(uuid),
    empate: empateEm(montado, partida, legs),
  };
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

/** What is left or was played, by round or by stage of a bracket; not what withdrawals or rests decide. */
export function rodadasDe(montado: CenarioMontado, reais: Reais): RodadaDoCenario[] {
  const etapas = etapasDe(montado);
  const shown = montado.dados.partidas.filter(
    (partida) => !(ehFolga(partida) || ehReserva(partida) || partida.decidida),
  );
  const inTies = montado.dados.partidas.filter(({ confronto }) => confronto !== null);
  const contexto = { montado, reais, pernas: Map.groupBy(inTies, tieOf) };
  const groups = Map.groupBy(shown, ({ fase, rodada, confronto }) => {
    return `${fase} ${etapas.get(`${fase} ${confronto}`) ?? rodada}`;
  });
  return [...groups.values()].flatMap((partidas) => {
    const [first] = partidas;
    if (!first) return [];
    const { fase, rodada } = first;
    const etapa = etapas.get(tieOf(first)) ?? null;
    const jogos = partidas.map((partida) => jogoDe(partida, contexto));
    return [{ fase, rodada, etapa, jogos }];
  });
}
