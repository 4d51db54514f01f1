// A championship with imagined results in it, derived by the engine like the real one: in the browser at each
// key press, on the server for who opens a link.
import { type Competition, competitionState, type PhaseState } from '#engine/competition.ts';
import { onceFor } from '#engine/lazy.ts';
import {
  competicaoDe,
  type DadosDaCompeticao,
  type PartidaDoMotor,
} from '#regras/montagem/competicao.ts';
import { ladosDe } from '#regras/montagem/lados.ts';
import type { Vaga } from '#regras/montagem/vaga.ts';
import { type Palpite, type Palpites, resultadoDo } from './palpite.ts';

export type PartidaDoCenario = PartidaDoMotor & {
  readonly vaga_mandante: Vaga;
  /** A withdrawal, or a tie that is over, has decided it: nobody will play it. */
  readonly decidida: boolean;
};

export type DadosDoCenario = Omit<DadosDaCompeticao, 'partidas'> & {
  readonly partidas: readonly PartidaDoCenario[];
};

export type CenarioMontado = {
  /** The championship as it is. Its matches are in the same order as those of the scenario. */
  readonly real: DadosDoCenario;
  readonly dados: DadosDoCenario;
  readonly competicao: Competition;
  readonly fases: readonly PhaseState[];
  /** Results of matches that others would play in this scenario: they count for nothing in it. */
  readonly semValor: ReadonlySet<string>;
};

const MOST_PASSES = 16;

const isNamed = ({ tipo }: Vaga) => tipo === 'participante' || tipo === 'folga';

/** Some come to a match by what happens in others. */
const hasSlots = onceFor(({ partidas }: DadosDoCenario) =>
  partidas.some(
    ({ vaga_mandante, vaga_visitante }) => !(isNamed(vaga_mandante) && isNamed(vaga_visitante)),
  ),
);

type Imaginada = { readonly palpite: Palpite; readonly partida: PartidaDoCenario };

/** By the match as it is: the same palpite makes the same match again, and what is drawn of it stays. */
const imaginadas = new WeakMap<PartidaDoCenario, Imaginada>();

function comPalpite(real: PartidaDoCenario, palpite: Palpite): PartidaDoCenario {
  const before = imaginadas.get(real);
  if (before?.palpite === palpite) return before.partida;
  const partida = { ...real, resultado: resultadoDo(palpite), cartoes: null };
  imaginadas.set(real, { palpite, partida });
  return partida;
}

function comPalpites({ partidas }: DadosDoCenario, palpites: Palpites): PartidaDoCenario[] {
  return partidas.map((partida) => {
    const palpite = palpites[partida.uuid];
    return palpite ? comPalpite(partida, palpite) : partida;
  });
}

/**
 * Filling one slot may fill others further on: again until nothing moves. A typed score stays with its match,
 * whoever plays it; a real result belongs to the two who played.
 */
export function montar(dados: DadosDoCenario, palpites: Palpites): CenarioMontado {
  const semValor = new Set<string>();
  const moves = hasSlots(dados);
  let own: DadosDoCenario = { ...dados, partidas: comPalpites(dados, palpites) };
  for (let pass = 1; ; pass += 1) {
    const competicao = competicaoDe(own);
    const fases = competitionState(competicao);
    const montado = { real: dados, dados: own, competicao, fases, semValor };
    if (!moves || pass > MOST_PASSES) return montado;
    const lados = ladosDe(montado);
    let changed = 0;
    const partidas = own.partidas.map((partida): PartidaDoCenario => {
      const sides = lados.get(partida.uuid);
      const { mandante, visitante, resultado } = partida;
      if (!sides || (sides.mandante === mandante && sides.visitante === visitante)) return partida;
      changed += 1;
      if (!resultado || palpites[partida.uuid]) return { ...partida, ...sides };
      semValor.add(partida.uuid);
      return { ...partida, ...sides, resultado: null };
    });
    if (changed === 0) return montado;
    own = { ...own, partidas };
  }
}
