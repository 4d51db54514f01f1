// What the settings come to, by the engine itself: how many matches, on how many dates, who meets where.
// Loaded apart, because it brings the engine along.
import type { Fase } from '#regras/configuracao/fases.ts';
import { etapaDaRodada } from '#regras/montagem/etapas.ts';
import { type PlanoDaFase, planejar } from '#regras/montagem/plano.ts';
import type { Problema } from '#regras/montagem/problemas.ts';

/** Rounds of one name, on dates from `from` to `to`; 0 for the first. */
export type PlanRow = {
  readonly phase: number;
  /** Of a bracket; null for a table. */
  readonly stage: string | null;
  readonly withThirdPlace: boolean;
  readonly from: number;
  readonly to: number;
  readonly matches: number;
};

export type PlanPhase = {
  readonly tipo: Fase['tipo'];
  readonly entrants: number;
  /** Of groups: how many in each. */
  readonly groups: readonly number[];
  /** Of a bracket: ties of each of its rounds. */
  readonly columns: readonly number[];
  /** Of the bracket of those who lost once, where there is one. */
  readonly lower: readonly number[];
};

/** What is played side by side: a round, or the legs of it that are. */
export type PlanRound = {
  readonly phase: number;
  readonly stage: string | null;
  readonly matches: number;
};

export type Plan = {
  readonly matches: number;
  readonly dates: number;
  readonly rows: readonly PlanRow[];
  readonly phases: readonly PlanPhase[];
  readonly rounds: readonly PlanRound[];
};

export type PlanOutcome =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problems: readonly Problema[] };

type PlannedMatch = PlanoDaFase['partidas'][number];

/** Of a phase that is paired round by round, the rounds that are still to come count too. */
function datesOf({ partidas, rodadas, tipo }: PlanoDaFase): number[] {
  if (tipo === 'suico') return Array.from({ length: rodadas }, (_, index) => (index + 1) * 10 + 1);
  const keys = partidas.map(({ rodada, perna }) => rodada * 10 + perna);
  return [...new Set(keys)].sort((a, b) => a - b);
}

const keyOf = ({ rodada, perna }: PlannedMatch) => rodada * 10 + perna;

const stageOf = (matches: readonly PlannedMatch[]) =>
  etapaDaRodada(matches.map(({ etapa }) => etapa));

function bracketRows(plano: PlanoDaFase, phase: number, start: number): PlanRow[] {
  const dates = datesOf(plano);
  const at = (match: PlannedMatch) => start + dates.indexOf(keyOf(match));
  const rounds = Map.groupBy(plano.partidas, ({ rodada }) => rodada);
  return [...rounds.values()].map((matches) => {
    const places = matches.map(at);
    return {
      phase,
      stage: stageOf(matches),
      withThirdPlace: matches.some(({ etapa }) => etapa === 'terceiro'),
      from: Math.min(...places),
      to: Math.max(...places),
      matches: matches.length,
    };
  });
}

function rowsOf(plano: PlanoDaFase, phase: number, start: number): PlanRow[] {
  if (plano.tipo === 'mata_mata' || plano.tipo === 'dupla_eliminacao') {
    return bracketRows(plano, phase, start);
  }
  const to = start + Math.max(0, datesOf(plano).length - 1);
  const matches = plano.total;
  return [{ phase, stage: null, withThirdPlace: false, from: start, to, matches }];
}

/** How many ties each round has. */
const columnsOf = (ties: readonly PlannedMatch[]): number[] =>
  [...Map.groupBy(ties, ({ rodada }) => rodada).values()].map(({ length }) => length);

const isLower = ({ etapa }: PlannedMatch) => etapa?.startsWith('repescagem') === true;

function phaseOf({ tipo, entram, partidas }: PlanoDaFase, fase: Fase | undefined): PlanPhase {
  const groups = fase?.tipo === 'grupos' ? fase.grupos : 0;
  const isBracket = tipo === 'mata_mata' || tipo === 'dupla_eliminacao';
  const ties = isBracket ? partidas.filter(({ perna }) => perna === 1) : [];
  const main = ties.filter((tie) => tie.etapa !== 'terceiro' && !isLower(tie));
  return {
    tipo,
    entrants: entram,
    groups: Array.from({ length: groups }, (_, index) =>
      Math.floor((entram + groups - 1 - index) / groups),
    ),
    columns: columnsOf(main),
    lower: columnsOf(ties.filter(isLower)),
  };
}

const isPlayed = ({ vagas: [, away] }: PlannedMatch) => away.tipo !== 'folga';

/** Of a phase that is paired round by round all have as many matches as the first. */
function roundsOf(plano: PlanoDaFase, phase: number): PlanRound[] {
  const played = plano.partidas.filter(isPlayed);
  if (plano.tipo === 'suico') {
    const round = { phase, stage: null, matches: played.length };
    return Array.from({ length: plano.rodadas }, () => round);
  }
  const rounds = [...Map.groupBy(played, keyOf)].sort(([a], [b]) => a - b);
  return rounds.map(([, matches]) => ({
    phase,
    stage: stageOf(matches),
    matches: matches.length,
  }));
}

export function planOf(fases: readonly Fase[], participantes: number): PlanOutcome {
  const outcome = planejar({ fases, sorteados: [], participantes });
  if (!outcome.ok) {
    return { ok: false, problems: outcome.problemas };
  }
  let dates = 0;
  const rows = outcome.value.flatMap((plano, index) => {
    const own = rowsOf(plano, index, dates);
    dates += datesOf(plano).length;
    return own;
  });
  const matches = outcome.value.reduce((sum, { total }) => sum + total, 0);
  const phases = outcome.value.map((plano, index) => phaseOf(plano, fases[index]));
  const rounds = outcome.value.flatMap(roundsOf);
  return { ok: true, plan: { matches, dates, rows, phases, rounds } };
}
