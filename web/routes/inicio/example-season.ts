// The little championship on the board of the home page. Clubs are invented; the table is what the engine
// makes of these results by the Brazilian order of tiebreakers.
import { standings } from '#engine/tables/standings.ts';
import type { Match, TableStage, TeamId } from '#engine/types.ts';
import type { MiniRow } from '#web/components/match/mini-table.tsx';

const SERTAO = 'Sertão';
const TRILHO = 'Trilho Velho';
const CAJUEIRO = 'Cajueiro F.C.';
const CRUZETA = 'Cruzeta';

type ExampleResult = readonly [round: number, home: TeamId, score: string, away: TeamId];

const RESULTS: readonly ExampleResult[] = [
  [1, SERTAO, '2-1', TRILHO],
  [1, CAJUEIRO, '1-1', CRUZETA],
  [2, TRILHO, '2-0', CAJUEIRO],
  [2, CRUZETA, '1-1', SERTAO],
  [3, SERTAO, '1-0', CAJUEIRO],
  [3, CRUZETA, '0-1', TRILHO],
  [4, TRILHO, '1-1', SERTAO],
  [4, CRUZETA, '2-0', CAJUEIRO],
  [5, CAJUEIRO, '3-1', TRILHO],
  [5, SERTAO, '2-0', CRUZETA],
  [6, CAJUEIRO, '2-0', SERTAO],
];

const LIVE: ExampleResult = [6, TRILHO, '1-1', CRUZETA];

function parseScore(score: string) {
  const [home = 0, away = 0] = score.split('-').map(Number);
  return { home, away };
}

function makeMatch([round, home, score, away]: ExampleResult, index: number): Match {
  const result = { kind: 'played', score: parseScore(score) } as const;
  return { id: String(index), round, home, away, result };
}

const STAGE: TableStage = {
  teams: [SERTAO, TRILHO, CAJUEIRO, CRUZETA],
  matches: [...RESULTS, LIVE].map(makeMatch),
  rules: {
    points: { win: 3, draw: 1, loss: 0 },
    tiebreakers: ['points', 'wins', 'goal_difference', 'goals_for', 'head_to_head_two_teams_only'],
  },
};

export type ExampleSeason = {
  readonly round: number;
  readonly minute: number;
  readonly live: { home: string; away: string; score: { home: number; away: number } };
  readonly rows: readonly MiniRow[];
};

/** The table with the match that is being played, and what changed since the round before. */
export function exampleSeason(): ExampleSeason {
  const [round, home, score, away] = LIVE;
  const before = standings(STAGE, { upToRound: round - 1 });
  const rows = standings(STAGE).map((row) => {
    const past = before.find(({ team }) => team === row.team)?.position ?? row.position;
    return {
      team: row.team,
      position: row.position,
      points: row.points,
      played: row.played,
      goalDifference: row.goalsFor - row.goalsAgainst,
      change: past - row.position,
    };
  });
  return { round, minute: 67, live: { home, away, score: parseScore(score) }, rows };
}
