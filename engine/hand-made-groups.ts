// Groups made by hand, checked against the rules of the draw that they replace.

import { compileDraw, type Draw, findDrawProblems } from './draw-rules.ts';
import type { GroupId, Problem, TeamId } from './types.ts';

export type Groups = Readonly<Record<GroupId, readonly TeamId[]>>;

/** What the groups do not respect: teams missing or twice, then each rule that a group breaks. */
export function checkGroups(draw: Draw, groups: Groups): readonly Problem[] {
  const problems = findDrawProblems({ ...draw, method: 'ranking' });
  return problems.length > 0
    ? problems
    : [...memberProblems(draw, groups), ...ruleProblems(draw, groups)];
}

function memberProblems({ pots, groups: names }: Draw, groups: Groups): Problem[] {
  const teams = new Set(pots.flat());
  const placed = new Set<TeamId>();
  const problems: Problem[] = [];
  for (const [group, members] of Object.entries(groups)) {
    const field = `groups.${group}`;
    if (!names.includes(group)) problems.push({ field, reason: 'is not a group of the draw' });
    for (const team of members) {
      if (!teams.has(team)) problems.push({ field, reason: `"${team}" is in no pot` });
      else if (placed.has(team))
        problems.push({ field, reason: `"${team}" is already in a group` });
      placed.add(team);
    }
  }
  const missing = [...teams].filter((team) => !placed.has(team));
  return [
    ...problems,
    ...missing.map((team) => ({ field: 'groups', reason: `"${team}" has no group` })),
  ];
}

function ruleProblems(draw: Draw, groups: Groups): Problem[] {
  const { teams, task } = compileDraw(draw);
  return draw.groups.flatMap((group, index) => {
    const field = `groups.${group}`;
    const members = new Set(groups[group] ?? []);
    const size = task.sizes[index] as number;
    const wrongSize = { field, reason: `has ${members.size} teams, not ${size}` };
    const broken = task.rules.flatMap(({ name, members: counted, max, min }) => {
      const count = counted.filter((team) => members.has(teams[team] as TeamId)).length;
      if (count > max) return [{ field, reason: `${name}: ${count}, at most ${max}` }];
      return count < min ? [{ field, reason: `${name}: ${count}, at least ${min}` }] : [];
    });
    return members.size === size ? broken : [wrongSize, ...broken];
  });
}
