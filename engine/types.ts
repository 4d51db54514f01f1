// The vocabulary of the engine: what a competition is made of, as plain immutable data.
// Everything that is not here (tables, who fills a slot, who is through) is derived by a function.
// A score that was not played is absent, never 0.

export type TeamId = string;
export type MatchId = string;
export type TieId = string;
export type GroupId = string;
export type Side = 'home' | 'away';

export type Score = { readonly home: number; readonly away: number };

export type Played = {
  readonly kind: 'played';
  /** Final score, extra time included, shoot-out never. */
  readonly score: Score;
  readonly extraTime?: boolean;
  readonly penalties?: Score;
  /** For sources that tell who won the shoot-out and not by how much. */
  readonly shootoutWinner?: Side;
};

export type Result =
  | Played
  /** Without a score, the stage's W.O. setting gives it. */
  | { readonly kind: 'walkover'; readonly winner: Side; readonly score?: Score }
  | { readonly kind: 'double_walkover' }
  /** Decided by a court: `winner` gives the points, `score` the goals; they may disagree. */
  | { readonly kind: 'awarded'; readonly score: Score; readonly winner?: Side | 'nobody' }
  /** Stopped before the end; counts for nothing until `abandonedResult` or a court turns it into another kind. */
  | {
      readonly kind: 'abandoned';
      readonly score: Score;
      readonly minute?: number;
      readonly fault?: Side;
    }
  /** Played, and struck from the records. */
  | { readonly kind: 'annulled' }
  /** Never to be played. */
  | { readonly kind: 'cancelled' };

/** Players by the worst thing shown to them: each player counts in one field only. */
export type Cards = {
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  readonly yellowAndRed: number;
};

export type Match = {
  readonly id: MatchId;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly round?: number;
  readonly group?: GroupId;
  /** The knockout tie that this match belongs to, and which of its legs it is (1, 2, ...). */
  readonly tie?: TieId;
  readonly leg?: number;
  readonly neutral?: boolean;
  readonly result?: Result | undefined;
  readonly cards?: { readonly [side in Side]?: Cards } | undefined;
};

/** What one match gives to one side. */
export type Credit = {
  readonly result: 'win' | 'draw' | 'loss';
  readonly points: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  /** The side forfeited: counted by the limit of W.O.s and by `fewest_walkovers`. */
  readonly forfeited: boolean;
};

/** A round in which a team has no opponent and is credited (Swiss). */
export type Bye = { readonly team: TeamId; readonly round: number };

export type PointsRule = {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** When drawn matches go to a shoot-out; both default to `draw`. */
  readonly shootoutWin?: number;
  readonly shootoutLoss?: number;
  /** Draw with goals, where it is worth more than 0-0; defaults to `draw`. */
  readonly scoringDraw?: number;
};

export type Tiebreaker =
  | 'points'
  | 'wins'
  | 'goal_difference'
  | 'goals_for'
  | 'goals_against'
  | 'away_goals'
  | 'away_wins'
  | 'win_rate'
  | 'fewest_red_cards'
  | 'fewest_yellow_cards'
  | 'fair_play'
  | 'fewest_walkovers'
  | 'h2h_points'
  | 'h2h_goal_difference'
  | 'h2h_goals_for'
  | 'h2h_away_goals'
  | 'head_to_head_two_teams_only'
  | 'disciplinary_points'
  | 'opponents_points'
  | 'opponents_goal_difference'
  | 'opponents_goals_for'
  | 'buchholz'
  | 'median_buchholz'
  | 'sonneborn_berger'
  | 'coefficient'
  | 'lots'
  | 'playoff';

export type DoubleWalkover = 'both_lose' | 'goalless' | 'goal_penalty' | 'not_counted';

export type WalkoverRule = {
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  /** False: the points only, goals untouched. */
  readonly countGoals: boolean;
  readonly double: DoubleWalkover;
  /** Goals taken from each side by `goal_penalty`. */
  readonly doublePenalty: number;
};

/** Points per player and match; the sign belongs to the rule (FIFA negative, UEFA positive). */
export type CardPoints = {
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  readonly yellowAndRed: number;
};

export type WithdrawalPolicy =
  | 'keep'
  | 'annul'
  | 'walkover_forward'
  | 'all_walkovers'
  | 'half_rule'
  | 'keep_and_average';

/** `afterRound`: the last round that the team took part in; absent means its matches that are not finished. */
export type Withdrawal = {
  readonly team: TeamId;
  readonly afterRound?: number;
  /** Put out, by a decision or by W.O.s, rather than gone by itself. */
  readonly expelled?: boolean;
};

/** Signed points given or taken away from the field: only the points column changes. */
export type Adjustment = {
  readonly team: TeamId;
  readonly points: number;
  readonly reason?: string;
  readonly round?: number;
};

export type TableRules = {
  readonly points: PointsRule;
  readonly tiebreakers: readonly Tiebreaker[];
  readonly walkover?: WalkoverRule;
  /** Higher is better; FIFA's scale unless given. */
  readonly fairPlay?: CardPoints;
  /** Lower is better; UEFA's scale unless given. */
  readonly disciplinary?: CardPoints;
  /** Points of a bye; those of a win unless given. */
  readonly byePoints?: number;
  /** La Liga: head-to-head criteria wait until all the matches among the level teams were played. */
  readonly headToHeadWhenComplete?: boolean;
};

/** What no match tells: published rankings, totals of cards, drawn lots, play-off results. */
export type TeamFacts = {
  /** Higher is better. */
  readonly coefficient?: Readonly<Record<TeamId, number>>;
  /** Totals that replace those counted from the matches' cards. */
  readonly fairPlay?: Readonly<Record<TeamId, number>>;
  readonly disciplinary?: Readonly<Record<TeamId, number>>;
  readonly redCards?: Readonly<Record<TeamId, number>>;
  readonly yellowCards?: Readonly<Record<TeamId, number>>;
  /** Best first: the order that the balls gave, and the order that the extra matches gave. */
  readonly lots?: readonly TeamId[];
  readonly playoff?: readonly TeamId[];
};

/** Everything that a table is derived from. Teams of several groups may share one stage. */
export type TableStage = {
  readonly teams: readonly TeamId[];
  readonly matches: readonly Match[];
  readonly rules: TableRules;
  readonly byes?: readonly Bye[];
  readonly adjustments?: readonly Adjustment[];
  readonly withdrawals?: readonly Withdrawal[];
  /** `keep` unless given. */
  readonly withdrawalPolicy?: WithdrawalPolicy;
  /** Rounds that are not paired yet (Swiss): whoever has not left plays one more match in each. */
  readonly toCome?: number;
  readonly facts?: TeamFacts;
};

/** Which part of a stage a table shows. */
export type View = {
  readonly venue?: 'all' | Side;
  readonly upToRound?: number;
  /** Rank only these, such as one group; the others still count as opponents. */
  readonly only?: readonly TeamId[];
};

export type Standing = {
  readonly team: TeamId;
  /** Teams that nothing separates share it. */
  readonly position: number;
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  /** Sum of the adjustments that `points` already includes. */
  readonly adjustment: number;
  /** What would separate teams that share a position; `level` when the rules have no more to say. */
  readonly pending?: 'lots' | 'playoff' | 'level';
  /** Withdrawn with every result struck off: listed below the others. */
  readonly struckOff?: boolean;
};

/** Who plays a tie before the names are known. */
export type Slot =
  | { readonly kind: 'team'; readonly team: TeamId }
  | { readonly kind: 'bye' }
  | { readonly kind: 'winner'; readonly tie: TieId }
  | { readonly kind: 'loser'; readonly tie: TieId }
  /** 2nd of group B. */
  | { readonly kind: 'group'; readonly group: GroupId; readonly position: number }
  /** 3rd best of those placed `position` in their groups. */
  | { readonly kind: 'best'; readonly position: number; readonly rank: number }
  /** The third that the allocation table sends to the winner of this group. */
  | { readonly kind: 'third'; readonly against: GroupId }
  /** nth of all the qualified by their campaign; also the nth seed of a stage. */
  | { readonly kind: 'seed'; readonly seed: number };

export type AwayGoals = 'off' | 'on' | 'extra_time_too';

export type TieDecider =
  | 'extra_time'
  | 'golden_goal'
  | 'penalties'
  | 'replay'
  | 'better_campaign'
  | 'visitor';

export type TieRule = {
  readonly legs: number;
  /** What two legs add up: goals unless given; `wins` where one win each is level (old Libertadores). */
  readonly count?: 'goals' | 'wins';
  readonly awayGoals: AwayGoals;
  /** In the order in which they are tried when the tie is level. */
  readonly deciders: readonly TieDecider[];
  /** Who does not turn up for a leg is out, whatever the other legs say; else a W.O. is a score like any. */
  readonly forfeiterIsOut?: boolean;
  /** Neither turned up; `both_out` unless given. */
  readonly doubleWalkover?: DoubleWalkoverInTie;
};

/** `both_drop`: both have lost, and meet again for the one place among the losers (double elimination). */
export type DoubleWalkoverInTie = 'both_out' | 'both_drop' | 'lots' | 'replay';

export type Tie = {
  readonly id: TieId;
  /** 1 is the first round of its bracket. */
  readonly round: number;
  readonly slots: readonly [Slot, Slot];
  readonly bracket?: 'main' | 'losers' | 'final' | 'third_place';
  readonly rule?: TieRule;
};

/** Positions of a table that mean something: champion, qualified, relegated. */
export type Zone = { readonly id: string; readonly from: number; readonly to: number };

/** Why a configuration or a result is refused; `field` is the path of the culprit. */
export type Problem = { readonly field: string; readonly reason: string };
