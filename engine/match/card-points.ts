// Card points. FIFA (World Cup 2018 to 2026): one deduction per player and match, yellow -1, second
// yellow -3, direct red -4, yellow and direct red -5; higher is better. UEFA (Euro 2024, Champions League):
// yellow 1, any sending-off 3; lower is better.
import { sum } from '#engine/lists.ts';
import type { CardPoints, Cards } from '#engine/types.ts';

export const FIFA_CARD_POINTS: CardPoints = {
  yellow: -1,
  secondYellow: -3,
  red: -4,
  yellowAndRed: -5,
};

export const UEFA_CARD_POINTS: CardPoints = { yellow: 1, secondYellow: 3, red: 3, yellowAndRed: 4 };

export const NO_CARDS: Cards = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };

const KINDS = Object.keys(NO_CARDS) as (keyof Cards)[];

/** Starting the sum from 0 keeps a clean record from being -0. */
export const cardPoints = (cards: Cards, scale: CardPoints): number =>
  sum(KINDS.map((kind) => cards[kind] * scale[kind]));

/** A yellow that led to a second one is already counted by the red. */
export const yellowCards = (cards: Cards): number => cards.yellow + cards.yellowAndRed;

export const redCards = (cards: Cards): number =>
  cards.secondYellow + cards.red + cards.yellowAndRed;
