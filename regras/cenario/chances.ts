// The chances of everybody in a scenario: from simulation, with its seed and its number of runs; and beside
// them what the engine proves, which alone is called certain or impossible.
import { simulateBracket } from '#engine/chances/bracket-simulation.ts';
import { clinchOf } from '#engine/chances/clinch.ts';
import { simulate } from '#engine/chances/simulation.ts';
import { estimateStrengths } from '#engine/chances/strengths.ts';
import { entryOf } from '#engine/competition.ts';
import { isFinished } from '#engine/match/match-result.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import { matchesThatCount } from '#engine/tables/withdrawal.ts';
import type { Match, TableStage, TeamId, Tiebreaker } from '#engine/types.ts';
import type { FaseComTabela, Zona } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { grupoVisto } from '#regras/montagem/competicao.ts';
import { stageOf } from '#regras/montagem/estagio.ts';
import type { CenarioMontado } from './montado.ts';

export type ColunaDeChance = {
  /** `vaga_direta`: the best of those behind get a place in the next phase too. */
  readonly alvo: 'titulo' | 'final' | 'vaga' | 'vaga_direta' | Exclude<Zona['tipo'], 'campeao'>;
  /** As the organisers named the zone. */
  readonly legenda: string | null;
};

export type Chance = {
  /** Share of the runs. */
  readonly parte: number;
  readonly provado: 'certo' | 'impossivel' | null;
};

export type ChancesDaDisputa = {
  readonly fase: number;
  readonly grupo: string | null;
  readonly colunas: readonly ColunaDeChance[];
  readonly simulacoes: number;
  /** Matches that each run plays. */
  readonly faltam: number;
  /** Best first. */
  readonly times: readonly { readonly participante: TeamId; readonly chances: readonly Chance[] }[];
};

type LugarNaTabela = ColunaDeChance & { readonly de: number; readonly ate: number };

const MOST_RUNS = 10_000;
const FEWEST_RUNS = 500;
/** Matches that may be played in all runs together, where numbers alone put teams in order, and where not. */
const WORK = 1_000_000;
const SLOW_WORK = 60_000;
const TIE_WORK = 60_000;

/** Compared before goals are used up, these make nearly every run ask for the whole table. */
const isSlow = (tiebreakers: readonly Tiebreaker[]) =>
  !tiebreakers.slice(0, 4).includes('goals_for');

const runsFor = (work: number, each: number) =>
  Math.max(FEWEST_RUNS, Math.min(MOST_RUNS, Math.round(work / Math.max(1, each) / 500) * 500));

function lugaresDe(fase: FaseComTabela, isLast: boolean): LugarNaTabela[] {
  const zonas = fase.zonas
    .filter(({ tipo }) => tipo !== 'campeao')
    .map(({ tipo, legenda, de, ate }) => ({
      alvo: tipo as ColunaDeChance['alvo'],
      legenda,
      de,
      ate,
    }));
  if (isLast) {
    const title = { alvo: 'titulo', legenda: null, de: 1, ate: 1 } as const;
    return fase.tipo === 'grupos' ? zonas : [title, ...zonas];
  }
  const hasBackDoor = fase.tipo === 'grupos' && fase.melhores > 0;
  const alvo = hasBackDoor ? 'vaga_direta' : 'vaga';
  const vaga = { alvo, legenda: null, de: 1, ate: fase.classificam } as const;
  return [vaga, ...zonas.filter(({ de, ate }) => !(de === 1 && ate === fase.classificam))];
}

/** Only the matches among them. */
function stageAmong(stage: TableStage, teams: readonly TeamId[]): TableStage {
  const own = new Set(teams);
  const matches = stage.matches.filter(({ home, away }) => own.has(home) && own.has(away));
  return { ...stage, teams, matches };
}

const PROVADO = { certain: 'certo', impossible: 'impossivel', possible: null } as const;

type Tabelado = {
  readonly fase: number;
  readonly grupo: string;
  readonly lugares: LugarNaTabela[];
};

function chancesNaTabela(
  stage: TableStage,
  { fase, grupo, lugares }: Tabelado,
  semente: number,
): ChancesDaDisputa[] {
  const faltam = matchesThatCount(stage).filter((match) => !isFinished(match)).length;
  const inside = lugares.filter(({ de, ate }) => de >= 1 && ate <= stage.teams.length);
  if (faltam === 0 || inside.length === 0) return [];
  const runs = runsFor(isSlow(stage.rules.tiebreakers) ? SLOW_WORK : WORK, faltam);
  const zones = inside.map(({ de, ate }, index) => ({ id: String(index), from: de, to: ate }));
  const simulated = simulate(stage, { runs, seed: `${semente} ${fase} ${grupo}`, zones });
  if (!simulated.ok) return [];
  const ledger = makeLedger(stage);
  const times = simulated.value.teams.map(({ team, zones: shares }) => ({
    participante: team,
    chances: inside.map(({ de, ate }, index): Chance => {
      const { state } = clinchOf(ledger, team, { from: de, to: ate }, { only: stage.teams });
      return { parte: shares[String(index)] ?? 0, provado: PROVADO[state] };
    }),
  }));
  const colunas = inside.map(({ alvo, legenda }) => ({ alvo, legenda }));
  return [{ fase, grupo: grupoVisto(grupo), colunas, simulacoes: runs, faltam, times }];
}

function chancesDasTabelas(montado: CenarioMontado, index: number, semente: number) {
  const [phase, state] = [montado.competicao.phases[index], montado.fases[index]];
  const fase = montado.dados.fases[index];
  if (phase?.kind !== 'table' || state?.kind !== 'table' || !fase || !temTabela(fase)) return [];
  // Rounds that are not paired yet cannot be played: no end of it can be imagined.
  if (phase.stage.toCome !== undefined) return [];
  const stage = stageOf(phase, state);
  const lugares = lugaresDe(fase, index + 1 === montado.fases.length);
  return [...state.tables].flatMap(([grupo, rows]) => {
    const own = stageAmong(
      stage,
      rows.map(({ team }) => team),
    );
    return chancesNaTabela(own, { fase: index + 1, grupo, lugares }, semente);
  });
}

const allMatches = ({ competicao }: CenarioMontado): readonly Match[] =>
  competicao.phases.flatMap((phase) =>
    phase.kind === 'table' ? phase.stage.matches : phase.matches,
  );

/** Of those who are still in: who lost the last tie that counted for them is out by proof. */
function chancesDaChave(montado: CenarioMontado, index: number, semente: number) {
  const [phase, state] = [montado.competicao.phases[index], montado.fases[index]];
  const entry = entryOf(montado.competicao, index);
  if (phase?.kind !== 'knockout' || state?.kind !== 'knockout' || !entry) return [];
  const { champion, remaining, ties } = state.bracket;
  if (champion !== undefined || ties.length === 0) return [];
  const matches = allMatches(montado);
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  const runs = runsFor(TIE_WORK, ties.length);
  const found = simulateBracket(phase, state, entry, {
    ...{ runs, seed: `${semente} ${index + 1}`, teams },
    strengths: estimateStrengths(teams, matches),
  });
  if (!found) return [];
  // Not the second match of a final that the winner of the losers' bracket may ask for.
  const final = ties.findLast(({ tie }) => tie.onlyIfLost === undefined);
  const last: readonly unknown[] = final?.teams ?? [];
  const alive = found.filter(({ team }) => remaining.includes(team));
  const times = alive.map(({ team, title, final }) => ({
    participante: team,
    chances: [
      { parte: title, provado: null },
      { parte: final, provado: last.includes(team) ? ('certo' as const) : null },
    ],
  }));
  const colunas = [
    { alvo: 'titulo', legenda: null },
    { alvo: 'final', legenda: null },
  ] as const;
  const faltam = ties.filter(({ status }) => status === 'ready' || status === 'waiting').length;
  return [{ fase: index + 1, grupo: null, colunas, simulacoes: runs, faltam, times }];
}

export function chancesDe(montado: CenarioMontado, semente: number): ChancesDaDisputa[] {
  return montado.fases.flatMap((state, index) =>
    state.kind === 'table'
      ? chancesDasTabelas(montado, index, semente)
      : chancesDaChave(montado, index, semente),
  );
}
