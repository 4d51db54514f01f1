// Groups made by hand, checked against the rules of the draw that they replace.

import { problem, requireThat } from '#engine/outcome.ts';
import type { GroupId, Problem, TeamId } from '#engine/types.ts';
import { compileDraw, type Draw, findDrawProblems } from './draw-rules.ts';

export type Groups = Readonly<Record<GroupId, readonly TeamId[]>>;

/** What the groups do not respect: teams missing or twice, then each rule that a group breaks. */
export function checkGroups(draw: Draw, groups: Groups): readonly Problem[] {
  const problems = findDrawProblems({ ...draw, method: 'ranking' });
  return problems.length > 0
    ? problems
    : [...memberProblems(draw, groups), ...ruleProblems(draw, groups)];
}

function memberProblems({ pots, groups: names }: Draw, groups: Groups): Problem[] {
  const teams = pots.flat();
  const placed = new Set<TeamId>();
  const misplaced = Object.entries(groups).flatMap(([group, members]) => {
    const field = `groups.${group}`;
    return [
      ...requireThat(names.includes(group), field, 'is not a group of the draw'),
      ...members.flatMap((team) => {
        if (!teams.includes(team)) return problem(field, `"${team}" is in no pot`);
        const isNew = !placed.has(team);
        placed.add(team);
        return requireThat(isNew, field, `"${team}" is already in a group`);
      }),
    ];
  });
  const missing = teams.filter((team) => !placed.has(team));
  return [...misplaced, ...missing.flatMap((team) => problem('groups', `"${team}" has no group`))];
}

function ruleProblems(draw: Draw, groups: Groups): Problem[] {
  const { teams, task } = compileDraw(draw);
  return draw.groups.flatMap((group, index) => {
    const field = `groups.${group}`;
    const members = new Set(groups[group] ?? []);
    const size = task.sizes[index] as number;
    const broken = task.rules.flatMap(({ name, members: counted, max, min }) => {
      const count = counted.filter((team) => members.has(teams[team] as TeamId)).length;
      if (count > max) return problem(field, `${name}: ${count}, at most ${max}`);
      return requireThat(count >= min, field, `${name}: ${count}, at least ${min}`);
    });
    const reason = `has ${members.size} teams, not ${size}`;
    return [...requireThat(members.size === size, field, reason), ...broken];
  });
}
