// One match of a case file. Sources differ: a missing score is a match not played, a shoot-out may come as
// two numbers or as the name of its winner, and `status` has many spellings.
import type { Cards, Match, Result, Score, Side } from '#engine/types.ts';
import { asBoolean, asInteger, asObject, asString, fail, listOf, optional } from './input.ts';

type Fields = Readonly<Record<string, unknown>>;

export type CaseMatch = Match & {
  /** As written: `3`, `"Matchday 3"`, `"2015 final"`; null when the source has dates only. */
  readonly writtenRound: string | number | null;
  readonly roundName: string;
  readonly stageName: string;
  /** As written, empty when the source has none. */
  readonly date: string;
};

const MOST_GOALS = 200;
const NOT_PLAYED = ['scheduled', 'postponed', 'pending', 'fixture', 'notplayed', 'suspended', 'ns'];
const PLAYED = ['played', 'finished', 'final', 'completed', 'complete', 'ft', 'aet', 'ap', 'pen'];

export const asName = (value: unknown, field: string): string =>
  typeof value === 'number' ? String(value) : asString(value, field).trim();

/** "Semi-finals" and "semifinal" are one word. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/s$/, '');

const goals = (value: unknown, field: string) => asInteger(value, field, 0, MOST_GOALS);

function scoreOf(fields: Fields, field: string): Score | undefined {
  const home = optional(fields.hg, `${field}.hg`, goals);
  const away = optional(fields.ag, `${field}.ag`, goals);
  if (home === undefined && away === undefined) return undefined;
  if (home === undefined) return fail(`${field}.hg`, 'is missing, but ag is there');
  if (away === undefined) return fail(`${field}.ag`, 'is missing, but hg is there');
  return { home, away };
}

/** A team by its name, or `home`, or `away`. */
function sideOf(value: unknown, field: string, home: string, away: string): Side {
  const name = asName(value, field);
  if (name === home || (name === 'home' && away !== 'home')) return 'home';
  if (name === away || name === 'away') return 'away';
  return fail(field, `must be ${home} or ${away}, not ${name}`);
}

function penaltiesOf(value: unknown, field: string): Score {
  const [home, away, ...more] = listOf(value, field, goals);
  if (home === undefined || away === undefined || more.length > 0) {
    return fail(field, 'must be two numbers');
  }
  return home === away ? fail(field, 'must have a winner') : { home, away };
}

function playedResult(fields: Fields, field: string, score: Score, teams: Teams): Result {
  const penalties = optional(fields.pens, `${field}.pens`, penaltiesOf);
  const winner = optional(fields.shootoutWinner, `${field}.shootoutWinner`, (value, at) =>
    sideOf(value, at, teams.home, teams.away),
  );
  const extraTime = optional(fields.aet, `${field}.aet`, asBoolean);
  return {
    kind: 'played',
    score,
    ...(extraTime && { extraTime }),
    ...(penalties && { penalties }),
    ...(winner && { shootoutWinner: winner }),
  };
}

type Teams = { readonly home: string; readonly away: string };

function walkoverResult(fields: Fields, field: string, score: Score | undefined, teams: Teams) {
  const absent = optional(fields.walkoverBy, `${field}.walkoverBy`, (value, at) =>
    value === 'both' ? ('both' as const) : sideOf(value, at, teams.home, teams.away),
  );
  if (absent === 'both') return { kind: 'double_walkover' } as const;
  let loser: Side | undefined = absent;
  if (!loser && score && score.home !== score.away)
    loser = score.home < score.away ? 'home' : 'away';
  if (!loser) return fail(`${field}.walkoverBy`, 'must say who did not play');
  const winner = loser === 'home' ? 'away' : 'home';
  if (score && score[winner] < score[loser])
    return fail(field, `walkover by ${teams[loser]}, who won`);
  return { kind: 'walkover', winner, ...(score && { score }) } as const;
}

function resultOf(fields: Fields, field: string, teams: Teams): Result | undefined {
  const text = optional(fields.status, `${field}.status`, asString) ?? '';
  const status = plainWord(text);
  const score = scoreOf(fields, field);
  if (/^cancel/.test(status)) return { kind: 'cancelled' };
  if (/^(annul|void|expunge)/.test(status)) return { kind: 'annulled' };
  if (/^(walkover|wo|forfeit)/.test(status)) return walkoverResult(fields, field, score, teams);
  if (/^doublew/.test(status)) return { kind: 'double_walkover' };
  if (/^abandon/.test(status)) return score && { kind: 'abandoned', score };
  if (/^award/.test(status)) return score && { kind: 'awarded', score };
  if (NOT_PLAYED.includes(status)) return undefined;
  if (status !== '' && !PLAYED.includes(status)) {
    return fail(`${field}.status`, `unknown status "${text}"`);
  }
  return score && playedResult(fields, field, score, teams);
}

const CARDS = ['y', 'yr', 'r', 'y_r'];

function cardsOf(value: unknown, field: string): Cards {
  const fields = asObject(value, field);
  const stranger = Object.keys(fields).find((name) => !CARDS.includes(name));
  if (stranger !== undefined) fail(`${field}.${stranger}`, `must be one of ${CARDS.join(', ')}`);
  const count = (name: string) => optional(fields[name], `${field}.${name}`, goals) ?? 0;
  return {
    yellow: count('y'),
    secondYellow: count('yr'),
    red: count('r'),
    yellowAndRed: count('y_r'),
  };
}

/** `Matchday 12` and `12` are round 12; `quarter-final` has no number. */
function roundNumber(name: string): number | undefined {
  const digits = /^\D*(\d{1,4})\D*$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Some sources write the group as the stage: `Group A`. */
const groupInStage = (stage: string): string | undefined =>
  /^(?:group|grupo)\s+(\w{1,2})$/i.exec(stage)?.[1];

const asLeg = (value: unknown, field: string) =>
  asInteger(typeof value === 'string' ? Number.parseInt(value, 10) : value, field, 1, 9);

export function readMatch(value: unknown, field: string): CaseMatch {
  const fields = asObject(value, field);
  const home = asName(fields.home, `${field}.home`);
  const away = asName(fields.away, `${field}.away`);
  if (home === away) fail(field, `${home} cannot play itself`);
  const roundName = optional(fields.round, `${field}.round`, asName) ?? '';
  const round = roundNumber(roundName);
  const stageName = optional(fields.stage, `${field}.stage`, asName) ?? '';
  const group = optional(fields.group, `${field}.group`, asName) ?? groupInStage(stageName);
  const leg = optional(fields.leg, `${field}.leg`, asLeg);
  const cards = optional(fields.cards, `${field}.cards`, asObject);
  const result = resultOf(fields, field, { home, away });
  return {
    id: field,
    home,
    away,
    writtenRound: typeof fields.round === 'number' ? fields.round : roundName || null,
    roundName,
    stageName,
    date: optional(fields.date, `${field}.date`, asName) ?? '',
    ...(round !== undefined && { round }),
    ...(group !== undefined && { group }),
    ...(leg !== undefined && { leg }),
    ...(fields.neutral === true && { neutral: true }),
    ...(result && { result }),
    ...(cards && {
      cards: {
        home: cardsOf(cards.home ?? {}, `${field}.cards.home`),
        away: cardsOf(cards.away ?? {}, `${field}.cards.away`),
      },
    }),
  };
}
