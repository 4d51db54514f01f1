import { describe, expect, test } from 'vitest';
import { type PlayerEvent, playerStatistics, rankPlayers } from './player-statistics.ts';

const event = (player: string, kind: PlayerEvent['kind'], match = 'm1'): PlayerEvent => ({
  player,
  kind,
  match,
});

const byName = (one: { player: string }, other: { player: string }) =>
  one.player < other.player ? -1 : 1;

describe('figures of players', () => {
  test('count goals with penalties, and a second yellow as being sent off', () => {
    const [ana] = playerStatistics([
      event('ana', 'goal'),
      event('ana', 'penalty', 'm2'),
      event('ana', 'assist'),
      event('ana', 'yellow'),
      event('ana', 'second_yellow'),
      event('ana', 'red', 'm2'),
      event('ana', 'best', 'm2'),
    ]);
    expect(ana).toEqual({
      ...{ player: 'ana', goals: 2, penalties: 1, assists: 1, yellows: 1, reds: 2 },
      ...{ best: 1, matches: 2 },
    });
  });

  test('rank with shared positions, and leave out who has none', () => {
    const players = playerStatistics([
      ...[event('bia', 'goal'), event('caio', 'goal'), event('ana', 'goal')],
      ...[event('bia', 'goal', 'm2'), event('duda', 'assist'), event('edu', 'goal')],
      event('ana', 'goal', 'm2'),
    ]);
    const ranked = rankPlayers(players, [({ goals }) => goals], byName);
    expect(ranked.map(({ position, player }) => `${position} ${player.player}`)).toEqual([
      ...['1 ana', '1 bia', '3 caio', '3 edu'],
    ]);
  });

  test('go by the second figure where the first is level', () => {
    const players = playerStatistics([
      ...[event('ana', 'yellow'), event('ana', 'yellow', 'm2'), event('bia', 'red')],
      ...[event('caio', 'red'), event('caio', 'yellow', 'm2')],
    ]);
    const ranked = rankPlayers(players, [({ reds }) => reds, ({ yellows }) => yellows], byName);
    expect(ranked.map(({ position, player }) => `${position} ${player.player}`)).toEqual([
      ...['1 caio', '2 bia', '3 ana'],
    ]);
  });
});
