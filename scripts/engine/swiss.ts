// `swiss {entrants, results, round}`: the pairing of a round. Results as in the case files (`home`, `away`,
// `hg`, `ag`, `round`) or with `winner` (a name, or `draw`); a bye is a result without opponent. Also
// `points`, `byePoints`, `latePoints`, `within` (`halves`, `neighbours`) and `rematches`.
import { nextSwissRound, type SwissEntrant } from '#engine/pairing/swiss.ts';
import type { Bye, Match, PointsRule, Result } from '#engine/types.ts';
import { readMatch } from './case-match.ts';
import { answerOf, fieldsOf, nameOf, readNames } from './entrants.ts';
import { asInteger, asNumber, asObject, asOneOf, fail, listOf, optional } from './input.ts';

const MOST_ROUNDS = 1000;
const DEFAULT_POINTS: PointsRule = { win: 3, draw: 1, loss: 0 };

const asRound = (value: unknown, field: string) => asInteger(value, field, 1, MOST_ROUNDS);

function readEntrant(value: unknown, field: string): SwissEntrant {
  const fields = fieldsOf(value);
  const from = optional(fields.from, `${field}.from`, asRound);
  const until = optional(fields.until, `${field}.until`, (round, at) =>
    asInteger(round, at, 0, MOST_ROUNDS),
  );
  return {
    team: nameOf(value, field),
    ...(from && { from }),
    ...(until !== undefined && { until }),
  };
}

type Played = { readonly match: Match } | { readonly bye: Bye };

function readResult(value: unknown, field: string): Played {
  const fields = asObject(value, field);
  const isBye = fields.bye !== undefined || ('away' in fields && fields.away === null);
  if (isBye) {
    const team = nameOf(fields.team ?? fields.home ?? fields.bye, `${field}.team`);
    return { bye: { team, round: asRound(fields.round, `${field}.round`) } };
  }
  const match = readMatch(
    { ...fields, home: fields.home ?? fields.a, away: fields.away ?? fields.b },
    field,
  );
  if (match.result || fields.winner === undefined) return { match };
  return { match: { ...match, result: winnerResult(fields.winner, match, field) } };
}

/** Only who won is known: one goal stands for it. */
function winnerResult(value: unknown, { home, away }: Match, field: string): Result {
  const winner = value === null ? 'draw' : nameOf(value, `${field}.winner`);
  if (winner === 'draw') return { kind: 'played', score: { home: 0, away: 0 } };
  if (winner !== home && winner !== away) {
    return fail(`${field}.winner`, `must be ${home}, ${away} or draw, not ${winner}`);
  }
  const isHome = winner === home;
  return { kind: 'played', score: { home: isHome ? 1 : 0, away: isHome ? 0 : 1 } };
}

function requireEntrants(results: readonly Played[], known: ReadonlySet<string>): void {
  for (const [i, result] of results.entries()) {
    const names = 'bye' in result ? [result.bye.team] : [result.match.home, result.match.away];
    for (const name of names) {
      if (!known.has(name)) fail(`results[${i}]`, `"${name}" is not an entrant`);
    }
  }
}

function readPoints(value: unknown, field: string): PointsRule {
  const fields = asObject(value, field);
  const read = (name: keyof typeof DEFAULT_POINTS) =>
    optional(fields[name], `${field}.${name}`, asNumber) ?? DEFAULT_POINTS[name] ?? 0;
  return { win: read('win'), draw: read('draw'), loss: read('loss') };
}

export function run(input: unknown): unknown {
  const fields = asObject(input, '');
  const listed = fields.entrants ?? fields.teams ?? fields.players;
  const entrants =
    typeof listed === 'number'
      ? readNames(listed, 'entrants').map((team) => ({ team }))
      : listOf(listed, 'entrants', readEntrant);
  const results =
    optional(fields.results, 'results', (value, field) => listOf(value, field, readResult)) ?? [];
  requireEntrants(results, new Set(entrants.map(({ team }) => team)));
  const matches = results.flatMap((result) => ('match' in result ? [result.match] : []));
  const byes = results.flatMap((result) => ('bye' in result ? [result.bye] : []));
  const last = Math.max(
    0,
    ...matches.map(({ round = 0 }) => round),
    ...byes.map(({ round }) => round),
  );
  const round = optional(fields.round, 'round', asRound) ?? last + 1;
  const byePoints = optional(fields.byePoints, 'byePoints', asNumber);
  const latePoints = optional(fields.latePoints, 'latePoints', asNumber);
  const points = optional(fields.points, 'points', readPoints) ?? DEFAULT_POINTS;
  const within = optional(fields.within, 'within', (value, field) =>
    asOneOf(value, field, ['halves', 'neighbours'] as const),
  );
  const rematches = optional(fields.rematches, 'rematches', (value, field) =>
    asOneOf(value, field, ['never', 'if_unavoidable'] as const),
  );
  const paired = answerOf(
    nextSwissRound({
      ...{ entrants, round, matches, byes },
      rules: { points, ...(byePoints !== undefined && { byePoints }) },
      ...(latePoints !== undefined && { latePoints }),
      ...(within && { within }),
      ...(rematches && { rematches }),
    }),
  );
  return { round, pairings: paired.pairings, bye: paired.bye ?? null };
}
