import type { FormatText } from './shape.ts';

export const formats: readonly FormatText[] = [
  {
    id: 'pontos-corridos',
    name: 'League',
    how: 'Everyone plays everyone, one to four times round. Whoever has the most points at the end is champion.',
    goodFor: 'Long seasons and groups that want a match every week.',
    beware: 'It takes many dates, and towards the end some have nothing left to play for.',
  },
  {
    id: 'mata-mata',
    name: 'Knockout',
    how: 'Lose and you are out. Each round halves the field until one is left; the best only meet late.',
    goodFor: 'One-day tournaments, cups and finals.',
    beware: 'Half of the field goes home after a single match.',
  },
  {
    id: 'grupos',
    name: 'Groups + knockout',
    how: 'Small groups play a league each; the best of every group go on to a knockout.',
    goodFor: 'Cups in which everyone plays at least three times.',
    beware: 'In the last group round a draw may suit both sides: kick those matches off together.',
  },
  {
    id: 'dupla-eliminacao',
    name: 'Double elimination',
    how: 'Your first defeat sends you to the lower bracket, your second sends you home. Both brackets meet in the final.',
    goodFor: 'Online tournaments in which one slip must not end it all.',
    beware: 'The hardest to explain, and those who drop early play twice as much.',
  },
  {
    id: 'suico',
    name: 'Swiss',
    how: 'A fixed number of rounds. Each one pairs entrants with similar records; opponents repeat only when there is no other.',
    goodFor: 'Many people and few dates, with nobody knocked out.',
    beware: 'The next round can only be paired when the current one is over.',
  },
  {
    id: 'fase-de-liga',
    name: 'League phase + knockout',
    how: 'One table in which each entrant meets only a few opponents from different pots; the best go on to a knockout. The Champions League has worked like this since 2024.',
    goodFor: 'Large championships with varied matches to the end.',
    beware: 'Fixture lists differ, so the strength of your opponents matters in tiebreakers.',
  },
];
