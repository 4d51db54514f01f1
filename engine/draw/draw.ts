// Draw by pots into groups with the "skip" mechanism of UEFA and FIFA: the team drawn goes to the first
// group that leaves a way to place all the others (Csató, arXiv 2103.11353: never a dead end, and not
// uniform over all valid draws). Every ball is logged, so that anyone with the seed can draw it again.

import { done, type Outcome, refuse, refused, requireThat } from '#engine/outcome.ts';
import { makeRandom, type Random, shuffle } from '#engine/random.ts';
import type { GroupId, Problem, TeamId } from '#engine/types.ts';
import { compileDraw, type Draw, findDrawProblems } from './draw-rules.ts';
import {
  type Board,
  type Completion,
  complete,
  makeBoard,
  obstacle,
  place,
  swapInto,
  takeBack,
} from './placement.ts';

/** Changes whenever the same seed could give another draw. */
export const DRAW_ALGORITHM = 'tabelao-draw-1';

type Skipped = {
  readonly group: GroupId;
  /** A rule forbids it; it would leave no way for the others; no way was found within the bound. */
  readonly why: 'rule' | 'dead_end' | 'not_found';
  readonly rule?: string;
};

type Ball = {
  readonly number: number;
  /** 1 for the first. */
  readonly pot: number;
  readonly team: TeamId;
  readonly group: GroupId;
  /** Place in the group, 1 for the first to come. */
  readonly position: number;
  readonly skipped: readonly Skipped[];
  /** Placed before the draw. */
  readonly fixed?: true;
};

export type Drawn = {
  readonly algorithm: string;
  readonly seed: string;
  readonly commit?: string;
  readonly balls: readonly Ball[];
  readonly groups: Readonly<Record<GroupId, readonly TeamId[]>>;
};

/** Bounds the searches of a draw: each step looks at every team in every group. */
const MOST_WORK = 100_000_000;
const MOST_STEPS = 2_000;

type Ceremony = {
  readonly draw: Draw;
  readonly teams: readonly TeamId[];
  readonly board: Board;
  readonly random: Random;
  readonly balls: Ball[];
  /** A complete placement that agrees with everything drawn so far. */
  witness: Int32Array;
  /** Steps of search that are left for the whole draw. */
  stepsLeft: number;
};

export function drawGroups(draw: Draw): Outcome<Drawn> {
  const problems = findDrawProblems(draw);
  if (problems.length > 0) return refused(problems);
  const { teams, task, fixed } = compileDraw(draw);
  const random = makeRandom(`${DRAW_ALGORITHM}\n${draw.seed}`);
  const stepsLeft = Math.floor(MOST_WORK / (teams.length * draw.groups.length));
  const start = { random, balls: [], witness: new Int32Array(0), stepsLeft };
  const ceremony: Ceremony = { draw, teams, board: makeBoard(task), ...start };
  for (const [team, group] of fixed) {
    if (obstacle(ceremony.board, team, group)) {
      return refuse('constraints.fixed', `"${teams[team]}" has no place in its group`);
    }
    takeOut(ceremony, team, group, { skipped: [], fixed: true });
  }
  const first = complete(ceremony.board, stepsLeft);
  if (first === 'impossible') return refuse('constraints', 'no draw keeps them all');
  if (first === 'unknown') {
    return refuse('constraints', `no draw found in ${stepsLeft} steps`);
  }
  ceremony.witness = first.groupOf;
  for (const pot of draw.pots.keys()) drawPot(ceremony, pot);
  return done(conclude(ceremony));
}

/** Draws again with the revealed seed; nothing to report when all is as it was published. */
export function verifyDraw(draw: Draw, published: Drawn, seedHash: string): readonly Problem[] {
  const again = drawGroups({ ...draw, seed: published.seed });
  if (!again.ok) return again.problems;
  const { algorithm, commit, balls, groups } = published;
  const { value } = again;
  const wrong = value.balls.findIndex((ball, i) => !isSame(ball, balls[i]));
  const count = value.balls.length;
  return [
    ...requireThat(algorithm === DRAW_ALGORITHM, 'algorithm', `is not ${DRAW_ALGORITHM}`),
    ...requireThat(commit === seedHash, 'commit', 'is not the hash of the seed'),
    ...requireThat(wrong === -1, `balls[${wrong}]`, 'is not the ball of the seed'),
    ...requireThat(balls.length === count, 'balls', `must be ${count} in all`),
    ...requireThat(isSame(groups, value.groups), 'groups', 'are not those of the balls'),
  ];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function drawPot(ceremony: Ceremony, pot: number): void {
  const { draw, board, random } = ceremony;
  const inPot = [...board.groupOf.keys()].filter(
    (team) => board.task.potOf[team] === pot && board.groupOf[team] === -1,
  );
  const balls = draw.method === 'ranking' ? inPot : shuffle(inPot, random);
  for (const team of balls) drawTeam(ceremony, team, pot);
}

function drawTeam(ceremony: Ceremony, team: number, pot: number): void {
  const { draw, board } = ceremony;
  const skipped: Skipped[] = [];
  for (const group of groupOrder(ceremony, pot)) {
    const inTheWay = obstacle(board, team, group);
    if (inTheWay?.kind === 'full') continue;
    const name = draw.groups[group] as GroupId;
    if (inTheWay) {
      skipped.push({ group: name, why: 'rule', rule: inTheWay.rule.name });
      continue;
    }
    const rest = restAfter(ceremony, team, group);
    if (typeof rest === 'object') {
      ceremony.witness = rest.groupOf;
      takeOut(ceremony, team, group, { skipped });
      return;
    }
    skipped.push({ group: name, why: rest === 'impossible' ? 'dead_end' : 'not_found' });
  }
}

/** The groups in the order in which a team tries them: the emptiest first, or drawn. */
function groupOrder({ draw, board, random }: Ceremony, pot: number): readonly number[] {
  const groups = [...draw.groups.keys()];
  if (draw.placement === 'drawn' && draw.method !== 'ranking') return shuffle(groups, random);
  const isWayBack = draw.method === 'ranking' && pot % 2 === 1;
  const order = isWayBack ? groups.toReversed() : groups;
  return order.sort((a, b) => (board.inGroup[a] as number) - (board.inGroup[b] as number));
}

/** How everybody else could still be placed: as in the placement in hand, with a swap, or by search. */
function restAfter(ceremony: Ceremony, team: number, group: number): Completion {
  const { board, witness } = ceremony;
  if (witness[team] === group) return { groupOf: witness };
  const swapped = swapInto(board, witness, team, group);
  if (swapped) return { groupOf: swapped };
  const steps = Math.min(MOST_STEPS, ceremony.stepsLeft);
  place(board, team, group);
  const rest = complete(board, steps);
  takeBack(board, team);
  if (rest === 'unknown') ceremony.stepsLeft -= steps;
  return rest;
}

function takeOut(
  { draw, teams, board, balls }: Ceremony,
  team: number,
  group: number,
  note: Pick<Ball, 'skipped' | 'fixed'>,
): void {
  place(board, team, group);
  balls.push({
    number: balls.length + 1,
    pot: (board.task.potOf[team] as number) + 1,
    team: teams[team] as TeamId,
    group: draw.groups[group] as GroupId,
    position: board.inGroup[group] as number,
    ...note,
  });
}

function conclude({ draw, balls }: Ceremony): Drawn {
  const members = Map.groupBy(balls, ({ group }) => group);
  const groups = draw.groups.map(
    (group) => [group, (members.get(group) ?? []).map(({ team }) => team)] as const,
  );
  return {
    algorithm: DRAW_ALGORITHM,
    seed: draw.seed,
    ...(draw.commit === undefined ? {} : { commit: draw.commit }),
    balls,
    groups: Object.fromEntries(groups),
  };
}
