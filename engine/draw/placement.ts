// Whether the teams that are still in the pots can be placed in the groups under every rule of a draw.
// Depth-first search, the team with the fewest groups left first; bounded, so it may answer "unknown".
// The draw keeps one complete placement in hand all the time and therefore never reaches a dead end.

import { everybodyFits } from './assignment.ts';

/** At most `max` and at least `min` of the members in one group; `min` 0 asks for nothing. */
export type Rule = {
  readonly name: string;
  readonly members: readonly number[];
  readonly max: number;
  readonly min: number;
};

export type Task = {
  /** The pot of each team. */
  readonly potOf: readonly number[];
  /** How many of each pot fit in one group. */
  readonly potMost: readonly number[];
  /** How many teams each group takes; they add up to the number of teams. */
  readonly sizes: readonly number[];
  readonly rules: readonly Rule[];
};

/** Teams placed so far, and the counts that the rules look at; changed in place. */
export type Board = {
  readonly task: Task;
  /** -1 while in the pot. */
  readonly groupOf: Int32Array;
  readonly rulesOf: readonly (readonly number[])[];
  readonly inGroup: Int32Array;
  readonly inPot: Int32Array;
  readonly inRule: Int32Array;
  /** Members of each rule that are not placed yet. */
  readonly waiting: Int32Array;
};

export type Obstacle = { readonly kind: 'full' } | { readonly kind: 'rule'; readonly rule: Rule };

const FULL: Obstacle = { kind: 'full' };

export function makeBoard(task: Task): Board {
  const { potOf, potMost, sizes, rules } = task;
  const rulesOf = potOf.map((_, team) =>
    [...rules.keys()].filter((index) => rules[index]?.members.includes(team)),
  );
  return {
    task,
    groupOf: new Int32Array(potOf.length).fill(-1),
    rulesOf,
    inGroup: new Int32Array(sizes.length),
    inPot: new Int32Array(potMost.length * sizes.length),
    inRule: new Int32Array(rules.length * sizes.length),
    waiting: Int32Array.from(rules, ({ members }) => members.length),
  };
}

function count(board: Board, team: number, group: number, step: 1 | -1): void {
  const { task, inGroup, inPot, inRule, waiting } = board;
  const groups = task.sizes.length;
  const pot = (task.potOf[team] as number) * groups + group;
  inGroup[group] = (inGroup[group] as number) + step;
  inPot[pot] = (inPot[pot] as number) + step;
  for (const rule of board.rulesOf[team] as readonly number[]) {
    inRule[rule * groups + group] = (inRule[rule * groups + group] as number) + step;
    waiting[rule] = (waiting[rule] as number) - step;
  }
}

export function place(board: Board, team: number, group: number): void {
  board.groupOf[team] = group;
  count(board, team, group, 1);
}

export function takeBack(board: Board, team: number): void {
  count(board, team, board.groupOf[team] as number, -1);
  board.groupOf[team] = -1;
}

/** What stands directly in the way of a team in a group. */
export function obstacle(board: Board, team: number, group: number): Obstacle | undefined {
  const { task, inGroup, inPot, inRule, rulesOf } = board;
  const { sizes, potMost, rules } = task;
  const pot = task.potOf[team] as number;
  const isFull =
    (inGroup[group] as number) >= (sizes[group] as number) ||
    (inPot[pot * sizes.length + group] as number) >= (potMost[pot] as number);
  if (isFull) return FULL;
  for (const index of rulesOf[team] as readonly number[]) {
    const rule = rules[index] as Rule;
    if ((inRule[index * sizes.length + group] as number) >= rule.max) return { kind: 'rule', rule };
  }
  return undefined;
}

/** Counting alone: each rule's members that wait have room enough, and suffice for the groups in want. */
function countsWorkOut({ task, inGroup, inRule, waiting }: Board): boolean {
  const { sizes, rules } = task;
  return rules.every(({ max, min }, index) => {
    let room = 0;
    let wanted = 0;
    for (const [group, size] of sizes.entries()) {
      const inside = inRule[index * sizes.length + group] as number;
      const places = size - (inGroup[group] as number);
      const wants = Math.max(0, min - inside);
      if (wants > places) return false;
      room += Math.min(places, max - inside);
      wanted += wants;
    }
    const left = waiting[index] as number;
    return wanted <= left && left <= room;
  });
}

/** Each pot by itself finds places. */
function potsFit(board: Board): boolean {
  const { potOf, potMost, sizes } = board.task;
  const waiting = [...potOf.keys()].filter((team) => board.groupOf[team] === -1);
  return potMost.every((most, pot) =>
    everybodyFits(
      waiting.filter((team) => potOf[team] === pot),
      [...sizes.keys()],
      (team, group) => !obstacle(board, team, group),
      (group) => most - (board.inPot[pot * sizes.length + group] as number),
    ),
  );
}

export type Completion = 'impossible' | 'unknown' | { readonly groupOf: Int32Array };

/** A placement of everybody that keeps what is on the board; the board is left as it was. */
export function complete(board: Board, mostSteps: number): Completion {
  // Most boards have many completions: look for one quickly before reasoning about each step.
  const quick = search(board, { left: Math.min(mostSteps, 2 * board.groupOf.length) }, false);
  return quick === 'unknown' ? search(board, { left: mostSteps }, true) : quick;
}

function search(board: Board, budget: { left: number }, isThorough: boolean): Completion {
  if (budget.left-- <= 0) return 'unknown';
  if (isThorough && !(countsWorkOut(board) && potsFit(board))) return 'impossible';
  const next = mostConstrained(board);
  if (!next) return countsWorkOut(board) ? { groupOf: board.groupOf.slice() } : 'impossible';
  const groups = isThorough ? differentGroups(board, next.groups) : next.groups;
  for (const group of groups) {
    place(board, next.team, group);
    const found = search(board, budget, isThorough);
    takeBack(board, next.team);
    if (found !== 'impossible') return found;
  }
  return 'impossible';
}

/** Groups that are alike in every count are one choice, not many. */
function differentGroups({ task, inGroup, inPot, inRule }: Board, groups: readonly number[]) {
  const column = (counts: Int32Array, group: number) =>
    counts.filter((_, index) => index % task.sizes.length === group).join();
  const looks = (group: number) =>
    `${task.sizes[group]} ${inGroup[group]} ${column(inPot, group)} ${column(inRule, group)}`;
  return new Map(groups.map((group) => [looks(group), group])).values();
}

/** Of the teams in the pots, one with the fewest groups open to it, and those groups, the emptiest first. */
function mostConstrained(board: Board): { team: number; groups: readonly number[] } | undefined {
  const { groupOf, task } = board;
  let team = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < groupOf.length && fewest > 0; other++) {
    if (groupOf[other] !== -1) continue;
    const open = countOpen(board, other, fewest);
    if (open < fewest) {
      fewest = open;
      team = other;
    }
  }
  if (team === -1) return undefined;
  const { sizes } = task;
  const room = (group: number) => (sizes[group] as number) - (board.inGroup[group] as number);
  const groups = [...sizes.keys()].filter((group) => !obstacle(board, team, group));
  return { team, groups: groups.sort((a, b) => room(b) - room(a)) };
}

function countOpen(board: Board, team: number, enough: number): number {
  let open = 0;
  for (let group = 0; group < board.task.sizes.length && open < enough; group++) {
    if (!obstacle(board, team, group)) open++;
  }
  return open;
}

/** A complete placement with `team` in `group`, changed places with one of its pot that is not drawn yet. */
export function swapInto(
  { task, groupOf, rulesOf }: Board,
  complete: Int32Array,
  team: number,
  group: number,
): Int32Array | undefined {
  const home = complete[team] as number;
  const swapped = complete.slice();
  swapped[team] = group;
  for (let other = 0; other < complete.length; other++) {
    const isFree = groupOf[other] === -1 && task.potOf[other] === task.potOf[team];
    if (!isFree || complete[other] !== group) continue;
    swapped[other] = home;
    const touched = [
      ...(rulesOf[team] as readonly number[]),
      ...(rulesOf[other] as readonly number[]),
    ];
    const holds = (index: number) => holdsIn(task.rules[index] as Rule, swapped, [group, home]);
    if (touched.every(holds)) return swapped;
    swapped[other] = group;
  }
  return undefined;
}

const holdsIn = ({ members, max, min }: Rule, groupOf: Int32Array, groups: readonly number[]) =>
  groups.every((group) => {
    const inside = members.filter((team) => groupOf[team] === group).length;
    return inside <= max && inside >= min;
  });
